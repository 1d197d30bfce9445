CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"reporter" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"settled_by" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "employer_boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"source" text NOT NULL,
	"employer" text NOT NULL,
	"token" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"switched_off_at" timestamp(3) with time zone,
	"etag" text,
	"last_modified" text,
	"answered_at" timestamp(3) with time zone,
	"jobs_seen" integer,
	"problem" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"not_before" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_lists" (
	"name" text PRIMARY KEY,
	"keywords" text[] NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_turns" (
	"keyword" text PRIMARY KEY,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"jobs_fetched" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_states" (
	"source" text PRIMARY KEY,
	"switched_off_at" timestamp(3) with time zone,
	"next_request_at" timestamp(3) with time zone,
	"requests_left" integer,
	"jobs_left" integer,
	"quota_resets_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "source_usage" (
	"source" text,
	"month" char(7),
	"requests" integer DEFAULT 0 NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_usage_pkey" PRIMARY KEY("source","month")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "found_by" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hidden_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "keyword_list" text;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "requested_by" text DEFAULT 'schedule' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "started_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "touched_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "cancel_requested_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "page" integer;--> statement-breakpoint
ALTER TABLE "api_usage_log" ADD COLUMN "cursor" text;--> statement-breakpoint
CREATE INDEX "admin_actions_created_at_id_index" ON "admin_actions" ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_newest" ON "user_subscriptions" ("updated_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_states" ON "user_subscriptions" ("status","current_period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "job_blocks_value" ON "job_blocks" ("kind","value");--> statement-breakpoint
CREATE INDEX "jobs_hidden" ON "jobs" ("fingerprint") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" ("created_at") WHERE sent_at is null and suppressed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" ("job_id","reporter") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "job_reports_open" ON "job_reports" ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "job_reports_settled_at_index" ON "job_reports" ("settled_at");--> statement-breakpoint
CREATE INDEX "job_reports_user_id_index" ON "job_reports" ("user_id");--> statement-breakpoint
UPDATE "api_usage_log" SET "finished_at" = now(), "error" = 'The process ended before the run did. What it stored stays; run it again.' WHERE "finished_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "api_usage_log_open" ON "api_usage_log" ("source") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_boards_token" ON "employer_boards" ("source","token","is_demo");--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
-- The boards to begin with; from here on the list is the administrator's.
INSERT INTO "employer_boards" ("source", "employer", "token") VALUES
	('ashby', 'Oakland Feather River Camp', 'oakland-feather-river-camp'),
	('ashby', 'Roadsurfer', 'roadsurfer.com'),
	('ashby', 'Strava', 'strava'),
	('greenhouse', 'Allbirds', 'allbirds'),
	('greenhouse', 'Allbirds', 'allbirdsretail'),
	('greenhouse', 'Cannondale', 'cannondale'),
	('greenhouse', 'GO Outdoors', 'gooutdoors'),
	('greenhouse', 'Global Fishing Watch', 'globalfishingwatch'),
	('greenhouse', 'Nashville Zoo', 'nashvillezoo'),
	('greenhouse', 'On', 'onrunning'),
	('greenhouse', 'Peak Design', 'peakdesign'),
	('greenhouse', 'Rapha', 'rapha'),
	('greenhouse', 'Town of Snowmass Village', 'townofsnowmassvillagecolorado'),
	('greenhouse', 'Traeger', 'traegergrills'),
	('greenhouse', 'World Surf League', 'worldsurfleague'),
	('greenhouse', 'onX Maps', 'onxmaps'),
	('lever', 'AllTrails', 'alltrails'),
	('lever', 'Arc''teryx', 'arcteryx.com'),
	('lever', 'Bouldering Project', 'boulderingproject'),
	('lever', 'Brooks Running', 'brooksrunning'),
	('lever', 'Lindblad Expeditions', 'lindblad-expeditions'),
	('lever', 'Sierra Club', 'sierraclub'),
	('workday', 'Alterra Mountain Company', 'alterra:wd1:alterramountaincompany'),
	('workday', 'Bass Pro Shops', 'basspro:wd1:careers'),
	('workday', 'Camping World', 'campingworld:wd5:jobs'),
	('workday', 'Central Park Conservancy', 'centralparknyc:wd12:central_park_conservancy'),
	('workday', 'Columbia Sportswear', 'columbiasportswearcompany:wd5:csc_careers'),
	('workday', 'Deckers Brands', 'deckers:wd5:deckers'),
	('workday', 'G Adventures', 'gadventures:wd3:gadventures'),
	('workday', 'Helen of Troy', 'helenoftroy:wd1:main_hot'),
	('workday', 'National Audubon Society', 'audubon:wd503:audubon'),
	('workday', 'POWDR', 'powdr:wd12:POWDR_Careers'),
	('workday', 'Patagonia', 'patagonia:wd503:PWCareers'),
	('workday', 'Polaris', 'polaris:wd5:polarisjobs'),
	('workday', 'Revelyst', 'vistaoutdoor:wd1:external_revelyst'),
	('workday', 'Santa Cruz Bicycles', 'santacruzbicycles:wd1:santacruzbicycles'),
	('workday', 'Specialized', 'specialized:wd5:specialized_external_career_site'),
	('workday', 'The North Face', 'vfc:wd5:northface_careers'),
	('workday', 'Trek Bicycle', 'trekbikes:wd1:trek'),
	('workday', 'YETI', 'yeticoolers:wd5:yeti');
