CREATE TABLE "park_pages" (
	"slug" text PRIMARY KEY,
	"jobs" integer NOT NULL,
	"employers" integer NOT NULL,
	"newest_at" timestamp(3) with time zone,
	"above_since" timestamp(3) with time zone,
	"below_since" timestamp(3) with time zone,
	"shares_with" text,
	"surveyed_at" timestamp(3) with time zone NOT NULL
);
