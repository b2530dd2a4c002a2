ALTER TABLE "answer" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "judged_by" bigint;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "judged_by" bigint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "judged_by" bigint;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_judged_by_member_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_judged_by_member_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_judged_by_member_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_waiting" ON "answer" USING btree ("written_at","id") WHERE "answer"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("written_at","id") WHERE "question"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("written_at","id") WHERE "review"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_of_member" UNIQUE("question_id","member_id");--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_refusal" CHECK ("answer"."refusal" = '' or ("answer"."state" = 'refused' and char_length("answer"."refusal") <= 300));--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_body" CHECK (char_length("answer"."body") <= 1000);--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_refusal" CHECK ("question"."refusal" = '' or ("question"."state" = 'refused' and char_length("question"."refusal") <= 300));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_body" CHECK (char_length("question"."body") <= 500);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_refusal" CHECK ("review"."refusal" = '' or ("review"."state" = 'refused' and char_length("review"."refusal") <= 300));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_body" CHECK (char_length("review"."body") <= 2000);