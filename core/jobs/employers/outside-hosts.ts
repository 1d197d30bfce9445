/** Registrable domains of systems in which employers of all kinds take applications. */
export const applicationSystems = [
  ...["greenhouse.io", "lever.co", "ashbyhq.com", "myworkdayjobs.com", "myworkdaysite.com"],
  ...["governmentjobs.com", "schooljobs.com", "neogov.com", "usajobs.gov", "usastaffing.gov", "dol.gov"],
  ...["smartrecruiters.com", "bamboohr.com", "workable.com", "teamtailor.com"],
  ...["recruitee.com", "personio.com", "personio.de", "breezy.hr", "jobvite.com", "icims.com", "taleo.net"],
  ...["oraclecloud.com", "successfactors.com", "successfactors.eu", "sapsf.com", "ultipro.com", "ukg.com"],
  ...["ukg.net", "dayforcehcm.com", "dayforce.com", "adp.com", "paycomonline.net", "paycomonline.com"],
  ...["paylocity.com", "paycor.com", "paycom.com", "rippling.com", "rippling-ats.com", "gusto.com"],
  ...["applytojob.com", "jazzhr.com", "applicantpro.com", "applicantstack.com", "isolvedhire.com"],
  ...["hirebridge.com", "clearcompany.com", "pinpointhq.com", "comeet.com", "comeet.co", "freshteam.com"],
  ...[
    "zohorecruit.com",
    "jobscore.com",
    "trakstar.com",
    "recruiterbox.com",
    "hireology.com",
    "careerplug.com",
  ],
  ...["talentreef.com", "harri.com", "fountain.com", "snagajob.com", "workstream.us", "getworkstream.com"],
  ...[
    "avature.net",
    "phenompeople.com",
    "eightfold.ai",
    "silkroad.com",
    "cornerstoneondemand.com",
    "csod.com",
  ],
  ...[
    "peopleadmin.com",
    "interviewexchange.com",
    "pageuppeople.com",
    "applitrack.com",
    "frontlineeducation.com",
  ],
  ...["jobapscloud.com", "calcareers.ca.gov", "zintellect.com", "americorps.gov"],
  ...["campminder.com", "ultracamp.com", "campbrain.com", "campbrainregistration.com"],
  ...["coolworks.com", "backdoorjobs.com", "conservationjobboard.com", "indeed.com", "linkedin.com"],
  ...["ziprecruiter.com", "glassdoor.com", "monster.com", "joinhandshake.com", "simplyhired.com", "dice.com"],
  ...["idealist.org", "wildlabs.net", "higheredjobs.com", "schoolspring.com", "wellfound.com"],
  ...["joinhomebase.com", "7shifts.com", "poachedjobs.com", "culinaryagents.com", "hcareers.com"],
];

/** Domains and, after a slash, the part of a domain that is for forms alone. */
export const forms = [
  ...["forms.gle", "docs.google.com/forms", "typeform.com", "jotform.com", "jotform.co", "jotformpro.com"],
  ...["surveymonkey.com", "wufoo.com", "formstack.com", "cognitoforms.com", "fillout.com", "tally.so"],
  ...["paperform.co", "airtable.com", "smartsheet.com", "123formbuilder.com", "formsite.com", "tfaforms.net"],
  ...["tfaforms.com", "formassembly.com", "zfrmz.com", "zohopublic.com", "forms.zoho.com", "qualtrics.com"],
  ...["forms.office.com", "forms.microsoft.com", "forms.cloud.microsoft", "forms.app", "getform.io"],
  ...["submittable.com", "docusign.com", "docusign.net", "pandadoc.com"],
];

/** Anybody gets an address at these. */
export const mailProviders = [
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com", "msn.com"],
  ...["yahoo.com", "yahoo.co.uk", "yahoo.ca", "yahoo.com.au", "ymail.com", "rocketmail.com", "aol.com"],
  ...["icloud.com", "me.com", "mac.com", "proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
  ...["tutanota.com", "tuta.com", "tuta.io", "gmx.com", "gmx.net", "gmx.de", "gmx.us", "web.de", "mail.com"],
  ...["email.com", "usa.com", "zoho.com", "zohomail.com", "yandex.com", "yandex.ru", "mail.ru", "inbox.com"],
  ...["fastmail.com", "fastmail.fm", "hushmail.com", "hey.com", "duck.com", "qq.com", "163.com", "126.com"],
  ...[
    "comcast.net",
    "xfinity.com",
    "att.net",
    "sbcglobal.net",
    "bellsouth.net",
    "pacbell.net",
    "verizon.net",
  ],
  ...["charter.net", "spectrum.net", "cox.net", "centurylink.net", "centurytel.net"],
  ...["frontiernet.net", "windstream.net", "earthlink.net", "mindspring.com", "juno.com", "netzero.net"],
  ...["optonline.net", "roadrunner.com", "rr.com", "q.com", "shaw.ca", "telus.net", "rogers.com", "bell.net"],
  ...["sympatico.ca", "btinternet.com", "virginmedia.com", "orange.fr", "free.fr", "laposte.net"],
  ...["t-online.de", "libero.it", "bigpond.com", "optusnet.com.au", "xtra.co.nz", "mailinator.com"],
  ...["guerrillamail.com", "10minutemail.com", "temp-mail.org", "yopmail.com", "sharklasers.com"],
];

/** They carry pages of anybody. */
export const openSites = [
  ...["google.com", "facebook.com", "instagram.com", "twitter.com", "x.com", "youtube.com", "tiktok.com"],
  ...[
    "linktr.ee",
    "medium.com",
    "reddit.com",
    "pinterest.com",
    "yelp.com",
    "tripadvisor.com",
    "eventbrite.com",
  ],
  ...["wikipedia.org", "dropbox.com", "canva.com", "notion.so", "notion.site", "vimeo.com", "github.com"],
  ...["craigslist.org", "discord.com", "discord.gg", "substack.com", "mailchi.mp", "constantcontact.com"],
  ...["sharepoint.com", "calendly.com"],
  ...[
    "bit.ly",
    "tinyurl.com",
    "goo.gl",
    "t.co",
    "lnkd.in",
    "e-verify.gov",
    "eeoc.gov",
    "opm.gov",
    "login.gov",
  ],
];
