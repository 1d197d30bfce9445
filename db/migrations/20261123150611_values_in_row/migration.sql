-- Lists read these of thousands of rows at a time: out of line, each costs three pages more. Rows of before have them out of line
-- until they are written anew; "vacuum full jobs" does that at once.
ALTER TABLE "jobs"
	ALTER COLUMN "title" SET STORAGE MAIN,
	ALTER COLUMN "us_states" SET STORAGE MAIN,
	ALTER COLUMN "country_codes" SET STORAGE MAIN,
	ALTER COLUMN "fact_words" SET STORAGE MAIN,
	ALTER COLUMN "latitudes" SET STORAGE MAIN,
	ALTER COLUMN "longitudes" SET STORAGE MAIN;
