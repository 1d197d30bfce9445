CREATE TABLE "outside_links" (
	"url" text PRIMARY KEY,
	"pages" text[] NOT NULL,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"status" integer,
	"problem" text,
	"failing_since" timestamp(3) with time zone
);
