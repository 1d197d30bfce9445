import { z } from "zod";

const text = z.string().nullish().catch(null);
const amount = z.coerce.number().nullish().catch(null);

export const Row = z.object({
  case_number: z.string().min(1),
  visa_class: text,
  job_title: z.string().max(1_000),
  employer_business_name: z.string().max(1_000),
  employer_city: text,
  employer_state: text,
  worksite_city: text,
  worksite_state: text,
  basic_rate_from: amount,
  basic_rate_to: amount,
  pay_range_desc: text,
  add_wage_info: text,
  total_positions: amount,
  work_hour_num_basic: amount,
  hourly_work_schedule_am: text,
  hourly_work_schedule_pm: text,
  is_overtime_available: z.boolean().nullish().catch(null),
  begin_date: text,
  end_date: text,
  active_date: text,
  emp_exp_num_months: amount,
  job_duties: text,
  special_req: text,
  url_job: text,
});

export type Row = z.infer<typeof Row>;
