CREATE TABLE "posting_refunds" (
	"checkout_id" uuid PRIMARY KEY,
	"requested_by" text NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp(3) with time zone,
	"stripe_refund_id" text
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "stripe_invoice_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "stripe_customer_id" text;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "link_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_paid_email_index" ON "checkouts" ("paid_email");--> statement-breakpoint
CREATE INDEX "posting_refunds_open" ON "posting_refunds" ("requested_at") WHERE "refunded_at" is null;--> statement-breakpoint
ALTER TABLE "posting_refunds" ADD CONSTRAINT "posting_refunds_checkout_id_checkouts_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkouts"("id") ON DELETE CASCADE;