CREATE TABLE "web_vital" (
	"day" date NOT NULL,
	"metric" varchar(4) NOT NULL,
	"kind" varchar(12) NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vital_day_metric_kind_bucket_pk" PRIMARY KEY("day","metric","kind","bucket"),
	CONSTRAINT "web_vital_bucket" CHECK ("web_vital"."bucket" between 0 and 39),
	CONSTRAINT "web_vital_count" CHECK ("web_vital"."count" > 0)
);
