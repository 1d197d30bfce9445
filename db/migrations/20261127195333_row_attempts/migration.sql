CREATE TABLE "row_attempts" (
	"kind" text,
	"row_id" text,
	"in_hand_since" timestamp(3) with time zone,
	"deaths" smallint DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"set_aside_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "row_attempts_pkey" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE INDEX "row_attempts_set_aside" ON "row_attempts" ("set_aside_at") WHERE set_aside_at is not null;--> statement-breakpoint
CREATE INDEX "row_attempts_created_at_index" ON "row_attempts" ("created_at");