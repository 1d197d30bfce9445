CREATE TABLE "empty_searches" (
	"words" text,
	"reader" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "empty_searches_pkey" PRIMARY KEY("words","reader")
);
--> statement-breakpoint
CREATE INDEX "empty_searches_created_at_index" ON "empty_searches" ("created_at");