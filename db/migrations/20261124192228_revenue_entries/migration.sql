CREATE TABLE "revenue_entries" (
	"stripe_id" text PRIMARY KEY,
	"product" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"livemode" boolean NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "revenue_entries_months" ON "revenue_entries" ("at","livemode","currency","product","cents");