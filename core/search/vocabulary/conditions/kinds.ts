import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const kinds: readonly ConditionWords[] = [
  {
    condition: "hybrid",
    words: phrases(
      "hybrid, hybrid job, hybrid jobs, hybrid position, hybrid remote, hybrid role, hybrid schedule, hybrid work, mostly remote, office and remote, part remote, partial remote, partially remote, partly remote, remote and in person, remote some days, semi remote, some remote, some telework, telework eligible, telework some days",
    ),
    texts: phrases(
      "a hybrid position, combination of remote and office, days a week in office, eligible for partial telework, hybrid of remote and field, hybrid office schedule, hybrid position based, hybrid remote position, hybrid role based, hybrid schedule is available, hybrid work arrangement, hybrid work environment, hybrid work schedule, in office three days, in office two days, may telework some days, mix of office and remote, office at least two days, partially remote position, primarily remote with travel, some remote work possible, telework is available, telework may be available, telework up to two days",
    ),
  },
  {
    condition: "internship",
    words: phrases(
      "coop student, externship, externships, intern, intern job, intern jobs, intern position, intern program, interning, interns, internship, internship for credit, internship opportunities, internship opportunity, internship positions, internship program, internships, paid intern, paid interns, paid internship, paid internships, practicum placement, research internship, student intern, student interns, student internship, summer internship position, unpaid internship, unpaid internships, work experience placement",
    ),
    texts: phrases(
      "a paid internship, an internship opportunity, as an intern you, intern will assist with, intern will gain experience, interns are expected to, interns receive, interns will assist, interns will gain experience, interns will learn, interns will receive, interns will work, internship for college credit, internship is designed for, internship opportunity for students, internship program offers, internship provides, internship will last, receive an intern stipend, the intern will assist, the intern will be, the intern will work, this internship is, this internship will provide",
    ),
  },
  {
    condition: "remote",
    words: phrases(
      "100 percent remote, 100 remote, all remote, anywhere, can be done remotely, completely remote, digital nomad, digital nomads, distributed team, entirely remote, from home, fully remote, home based, home office, laptop job, nationwide remote, no office, online job, online jobs, online work, remote, remote first, remote friendly, remote job, remote jobs, remote ok, remote only, remote opportunities, remote opportunity, remote position, remote positions, remote role, remote us, remote usa, remote work, remotely, stay at home job, telecommute, telecommuter, telecommuting, telework, telework position, teleworker, teleworking, us remote, virtual, virtual job, wfh, work anywhere, work at home, work from anywhere, work from home, work from home job, work from home jobs, work from my van, work from the road, work remote, work remotely, working from home",
    ),
    texts: phrases(
      "a fully remote position, a remote position, anywhere in the country, anywhere in the us, can be performed remotely, eligible for full telework, eligible for remote work, fully remote position, fully remote role, home based position, home office is required, location is flexible and remote, location is remote, may be performed remotely, may work remotely, offers remote work, office can be remote, open to remote candidates, position can be remote, position is fully remote, remote candidates considered, remote eligible, remote location is negotiable, remote position based, remote within the us, remote work is available, remote work is permitted, this is a remote position, work entirely from home, work from your home office, work remotely from anywhere",
    ),
  },
  {
    condition: "volunteer",
    words: phrases(
      "campsite for work, donate my time, exchange for housing, for volunteers, helpx, no pay, stipend volunteer, trade work for lodging, unpaid, unpaid position, unpaid role, unpaid work, vip program, voluntary, voluntary work, volunteer, volunteer abroad, volunteer crew, volunteer exchange, volunteer for housing, volunteer job, volunteer jobs, volunteer opportunities, volunteer opportunity, volunteer position, volunteer positions, volunteer program, volunteer programs, volunteer role, volunteer vacation, volunteer vacations, volunteer work, volunteering, volunteers, volunteers in parks, volunteers needed, volunteership, with volunteers, work exchange, work exchange program, work for accommodation, work for food, work for room and board, work for stay, work trade, workaway, worktrade",
    ),
    texts: phrases(
      "a volunteer position, an unpaid position, as a volunteer you, donate your time, exchange for free camping, in exchange for a campsite, in exchange for camping, in exchange for campsite, in exchange for lodging, in exchange for room, no wage is paid, position is unpaid, serve as a volunteer, this is a volunteer position, this is an unpaid, unpaid opportunity, unpaid volunteer position, volunteer housing is provided, volunteer service position, volunteer your time, volunteers are needed, volunteers are not paid, volunteers are reimbursed, volunteers in exchange for housing, volunteers receive a stipend, volunteers will be reimbursed, volunteers will receive, work in exchange for housing",
    ),
  },
  {
    condition: "wilderness-first-aid",
    words: phrases(
      "basic wilderness first aid, wafa, wfa, wfa cert, wfa certification, wfa certified, wfa or higher, wfa preferred, wfa required, wilderness first aid, wilderness first aid cert, wilderness first aid certified, wilderness first aid required, with wfa",
    ),
    texts: phrases(
      "certified in wilderness first aid, current wfa certification, hold a wfa certification, wilderness first aid certification, wilderness first aid is preferred, wilderness first aid is required, wilderness first aid or higher, wilderness first aid training provided",
    ),
  },
  {
    condition: "wilderness-first-responder",
    words: phrases(
      "nols wilderness medicine, wfr, wfr cert, wfr certification, wfr certified, wfr certs, wfr course, wfr or higher, wfr preferred, wfr recert, wfr required, wfrs, wilderness first responder, wilderness first responder cert, wilderness first responder certified, wilderness first responders, with wfr, woofer, woofr",
    ),
    texts: phrases(
      "certified wilderness first responder, current wfr certification, hold a wfr certification, must have a current wfr, wfr and cpr certification, wfr certification is preferred, wfr certification is required, wilderness first responder certification, wilderness first responder is required, wilderness first responder or higher",
    ),
  },
];
