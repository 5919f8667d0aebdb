import { demoAnswered } from './answered.ts';
import type { DemoSeed } from './demo-school-schema.ts';
import { demoEssays } from './essays/index.ts';
import { demoHomework } from './homework.ts';
import { demoPeople } from './people.ts';
import { demoAnnouncements, demoMessages } from './post.ts';
import { demoTests } from './tests.ts';
import { demoClasses, demoGroups, demoLicences, demoSchools, demoShares } from './schools.ts';

/** The demo school as plain data: days are relative, so the server decides what 'today' is when it seeds. */
export const demoSeed: DemoSeed = {
  password: 'ordklar',
  schools: [...demoSchools],
  people: [...demoPeople],
  classes: [...demoClasses],
  groups: [...demoGroups],
  shares: [...demoShares],
  licences: [...demoLicences],
  homework: [...demoHomework],
  essays: [...demoEssays],
  tests: [...demoTests],
  answered: [...demoAnswered],
  announcements: [...demoAnnouncements],
  messages: [...demoMessages],
};
