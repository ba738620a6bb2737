import { partners } from '../catalogue/partners.ts';

/** Who a plan is for: those who study and teach, or those whom a company employs. */
export type Programme = 'STUDENT' | 'EMPLOYEE';

/** A college or a company whose people may buy at the prices of a programme. */
export interface Institute {
  /** What its people are given to begin with, in capitals. */
  code: string;
  name: string;
  programme: Programme;
  /** What its e-mail addresses end in, behind the @ or behind a dot. */
  domains: string[];
  /** Code of its own store view; null without one. */
  view: string | null;
  /** The code is from an agreement that has ended. */
  hasEnded: boolean;
}

const programmes: Partial<Record<(typeof partners)[number]['programme'], Programme>> = {
  campus: 'STUDENT',
  staff: 'EMPLOYEE',
};

/** Partners whose programmes have ended: their store views are gone, their codes still go round. */
const ended: Institute[] = [
  { code: 'GOMTI-COLLEGE', name: 'Gomti College', programme: 'STUDENT' as const },
  { code: 'BETWA-MILLS', name: 'Betwa Mills', programme: 'EMPLOYEE' as const },
].map(institute => ({
  ...institute,
  domains: [`${institute.code.toLowerCase()}.example`],
  view: null,
  hasEnded: true,
}));

/** Every institute that the sandbox knows: the partners with students or employees, and two that have left. */
export const institutes: readonly Institute[] = [
  ...partners.flatMap(({ code, name, programme }): Institute[] => {
    const plan = programmes[programme];
    const written = code.replaceAll('_', '-');
    return plan
      ? [
          {
            code: written.toUpperCase(),
            // What follows names its shop.
            name: name.split(' ', 2).join(' '),
            programme: plan,
            domains: [`${written}.example`],
            view: code,
            hasEnded: false,
          },
        ]
      : [];
  }),
  ...ended,
];

/** By its code, however it was typed: in any case, with gaps or underscores for hyphens. */
export function instituteByCode(code: string): Institute | undefined {
  const written = code
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '-');
  return institutes.find(institute => institute.code === written);
}

/** Whether an e-mail address, in lower case, is one that the institute gives to its people. */
export function isOfInstitute({ domains }: Institute, email: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1);
  return domains.some(domain => host === domain || host.endsWith(`.${domain}`));
}
