CREATE SEQUENCE "public"."stripe_reads" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp(3) with time zone,
	"new_confirmed_at" timestamp(3) with time zone,
	"completed_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL UNIQUE,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"image" text,
	"role" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"token" text NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY,
	"email" text NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"identifier" text NOT NULL UNIQUE,
	"value" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"stripe_customer_id" text PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	CONSTRAINT "billing_customers_user_id_livemode_unique" UNIQUE("user_id","livemode")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"purpose" text NOT NULL,
	"plan" text NOT NULL,
	"user_id" uuid,
	"stripe_session_id" text UNIQUE,
	"livemode" boolean NOT NULL,
	"paid_email" text,
	"expires_at" timestamp(3) with time zone,
	"fulfilled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"livemode" boolean NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid,
	"stripe_subscription_id" text NOT NULL UNIQUE,
	"stripe_customer_id" text NOT NULL,
	"paid_email" text NOT NULL,
	"status" text NOT NULL,
	"plan" text NOT NULL,
	"current_period_end" timestamp(3) with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"livemode" boolean NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"read_ticket" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"email" text PRIMARY KEY,
	"reason" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"once_key" text UNIQUE,
	"sent_at" timestamp(3) with time zone,
	"suppressed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit_buckets" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_index" ON "email_changes" ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_email_index" ON "sign_in_links" ("email");--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_index" ON "sign_in_links" ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" ("expires_at");--> statement-breakpoint
CREATE INDEX "checkouts_user_id_plan_index" ON "checkouts" ("user_id","plan");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" ("created_at") WHERE "fulfilled_at" is null;--> statement-breakpoint
CREATE INDEX "checkouts_unclaimed" ON "checkouts" ("created_at") WHERE "user_id" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_received_at_index" ON "stripe_events" ("received_at");--> statement-breakpoint
CREATE INDEX "stripe_events_unhandled" ON "stripe_events" ("received_at") WHERE "handled_at" is null;--> statement-breakpoint
CREATE INDEX "user_subscriptions_user_id_index" ON "user_subscriptions" ("user_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_paid_email_index" ON "user_subscriptions" ("paid_email");--> statement-breakpoint
CREATE INDEX "user_subscriptions_stripe_customer_id_index" ON "user_subscriptions" ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_running" ON "user_subscriptions" ("current_period_end") WHERE "status" not in ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX "user_subscriptions_unclaimed" ON "user_subscriptions" ("current_period_end") WHERE "user_id" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" ("recipient");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_buckets_ends_at_index" ON "rate_limit_buckets" ("ends_at");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_changes" ADD CONSTRAINT "role_changes_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;