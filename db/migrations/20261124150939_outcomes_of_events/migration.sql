ALTER TABLE "stripe_events" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "stripe_customer_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "detail" text;--> statement-breakpoint
CREATE INDEX "stripe_events_outcome" ON "stripe_events" ("outcome","received_at");--> statement-breakpoint
CREATE INDEX "stripe_events_failed" ON "stripe_events" ("received_at") WHERE "outcome" = 'failed' and "handled_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_object_id_index" ON "stripe_events" ("object_id");--> statement-breakpoint
CREATE INDEX "stripe_events_email_index" ON "stripe_events" ("email");--> statement-breakpoint
CREATE INDEX "stripe_events_stripe_customer_id_index" ON "stripe_events" ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "stripe_events_checkout_id_index" ON "stripe_events" ("checkout_id");