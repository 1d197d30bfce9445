CREATE TABLE "small_answers" (
	"source" text,
	"scope" text,
	"shown" integer NOT NULL,
	"answers" smallint NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "small_answers_pkey" PRIMARY KEY("source","scope")
);
