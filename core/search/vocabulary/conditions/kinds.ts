import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const kinds: readonly ConditionWords[] = [
  {
    condition: "hybrid",
    words: phrases(
      "hybrid, hybrid remote, hybrid role, hybrid work, part remote, partial remote, partially remote, partly remote, remote some days, some remote, some telework, telework eligible, telework some days",
    ),
    texts: phrases(
      "a hybrid position, combination of remote and office, days a week in office, eligible for partial telework, hybrid of remote and field, hybrid schedule is available, hybrid work arrangement, hybrid work environment, hybrid work schedule, may telework some days, mix of office and remote, office at least two days, some remote work possible, telework up to two days",
    ),
  },
  {
    condition: "internship",
    words: phrases(
      "coop student, intern, intern job, intern jobs, intern position, intern program, interning, interns, internship, internship program, internships, paid intern, paid internship, paid internships, practicum placement, research internship, student intern, student interns, student internship, summer internship position, unpaid internship, unpaid internships, work experience placement",
    ),
    texts: phrases(
      "a paid internship, an internship opportunity, as an intern you, intern will assist with, intern will gain experience, interns are expected to, interns will gain experience, interns will learn, interns will work, internship is designed for, internship opportunity for students, internship program offers, receive an intern stipend, the intern will assist, the intern will be, the intern will work, this internship is, this internship will provide",
    ),
  },
  {
    condition: "remote",
    words: phrases(
      "all remote, anywhere, can be done remotely, digital nomad, digital nomads, distributed team, from home, fully remote, home based, home office, laptop job, nationwide remote, online job, online jobs, online work, remote, remote first, remote job, remote jobs, remote only, remote position, remote positions, remote role, remote work, remotely, telecommute, telecommuting, telework, teleworker, teleworking, virtual, virtual job, wfh, work anywhere, work at home, work from anywhere, work from home, work remote, work remotely, working from home",
    ),
    texts: phrases(
      "a fully remote position, a remote position, anywhere in the country, anywhere in the us, can be performed remotely, eligible for full telework, eligible for remote work, fully remote position, home office is required, location is flexible and remote, location is remote, may be performed remotely, office can be remote, position can be remote, position is fully remote, remote location is negotiable, remote work is available, this is a remote position, work from your home office",
    ),
  },
  {
    condition: "volunteer",
    words: phrases(
      "donate my time, for volunteers, no pay, unpaid, unpaid work, voluntary, voluntary work, volunteer, volunteer abroad, volunteer job, volunteer jobs, volunteer opportunities, volunteer opportunity, volunteer position, volunteer positions, volunteer program, volunteer programs, volunteer role, volunteer work, volunteering, volunteers, volunteers in parks, volunteership, with volunteers, work exchange, work for food, work for stay, work trade, workaway, worktrade",
    ),
    texts: phrases(
      "a volunteer position, an unpaid position, as a volunteer you, in exchange for campsite, in exchange for room, no wage is paid, position is unpaid, serve as a volunteer, this is a volunteer position, this is an unpaid, unpaid volunteer position, volunteer your time, volunteers are not paid, volunteers are reimbursed, volunteers in exchange for housing, volunteers receive a stipend, volunteers will be reimbursed, work in exchange for housing",
    ),
  },
  {
    condition: "wilderness-first-aid",
    words: phrases(
      "basic wilderness first aid, wafa, wfa, wfa cert, wfa certification, wfa certified, wfa or higher, wilderness first aid, wilderness first aid certified, with wfa",
    ),
    texts: phrases(
      "certified in wilderness first aid, current wfa certification, hold a wfa certification, wilderness first aid certification, wilderness first aid is preferred, wilderness first aid is required, wilderness first aid or higher, wilderness first aid training provided",
    ),
  },
  {
    condition: "wilderness-first-responder",
    words: phrases(
      "wfr, wfr cert, wfr certification, wfr certified, wfr or higher, wfr required, wfrs, wilderness first responder, wilderness first responder certified, wilderness first responders, with wfr, woofer, woofr",
    ),
    texts: phrases(
      "certified wilderness first responder, current wfr certification, hold a wfr certification, must have a current wfr, wfr and cpr certification, wfr certification is preferred, wfr certification is required, wilderness first responder certification, wilderness first responder is required, wilderness first responder or higher",
    ),
  },
];
