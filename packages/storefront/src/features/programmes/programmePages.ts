/** Who a purchase programme is for, as the back end names it. */
export type ProgrammeName = 'STUDENT' | 'EMPLOYEE';

/** The landing page of each programme (programmes-01). */
export const programmePaths: Record<ProgrammeName, string> = {
  STUDENT: '/apple-student-purchase-program.html',
  EMPLOYEE: '/samsung',
};

/** Which programme the page at a path is about; undefined for every other page. */
export const programmeAt = (path: string): ProgrammeName | undefined =>
  (Object.keys(programmePaths) as ProgrammeName[]).find(name => programmePaths[name] === path);
