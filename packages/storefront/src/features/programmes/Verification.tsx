import { enterCode } from '@shop/messages/oneTimeCode';
import * as text from '@shop/messages/programmes';
import { CodeForm } from '../shared/oneTimeCode/CodeForm.tsx';
import { InstituteCodeForm } from './InstituteCodeForm.tsx';
import { InstituteEmailForm } from './InstituteEmailForm.tsx';
import { useVerification } from './useVerification.ts';
import type { ProgrammeName } from './programmePages.ts';

export interface VerificationProps {
  /** Students or employees: whose words it says. */
  programme: ProgrammeName;
  /** E-mail of the account. */
  owner: string;
  /** The back end has taken the last code. */
  onVerified: () => void;
}

/** The three steps by which one proves where one studies or works. */
export function Verification({ programme, owner, onVerified }: VerificationProps) {
  const steps = useVerification(programme, owner, onVerified);
  const { code, institute, email, nextAt, busy, problem } = steps;
  if (!institute)
    return (
      <InstituteCodeForm
        programme={programme}
        typed={code}
        problem={problem}
        busy={busy}
        onType={typed => steps.type({ code: typed })}
        onSend={typed => void steps.checkCode(typed)}
      />
    );
  if (nextAt === undefined)
    return (
      <InstituteEmailForm
        programme={programme}
        institute={institute.name}
        domains={institute.domains}
        typed={email}
        problem={problem}
        busy={busy}
        onType={typed => steps.type({ email: typed })}
        onSend={typed => void steps.sendTo(typed)}
        onOtherCode={steps.otherCode}
      />
    );
  return (
    <CodeForm
      labelledBy="enter-code"
      enterLabel={text.verify}
      otherLabel={text.otherEmail}
      bySms={false}
      nextAt={nextAt}
      problem={problem}
      busy={busy}
      onEnter={otp => void steps.confirm(otp)}
      onAnother={() => void steps.another()}
      onOther={steps.otherEmail}
    >
      <h2 id="enter-code">{enterCode}</h2>
      <p>{text.sentTo(email)}</p>
    </CodeForm>
  );
}
