CREATE TABLE "unquoted_sources" (
	"source" text PRIMARY KEY,
	"since" timestamp(3) with time zone NOT NULL
);
