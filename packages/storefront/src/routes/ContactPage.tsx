import { CommerceError, SendMessage } from '@shop/commerce-client';
import * as text from '@shop/messages/contact';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Link } from '@shop/ui';
import { MailCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useCommerce } from '../context/CommerceContext.ts';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import css from '../features/contact/ContactForm.module.css';
import type { ContactValues } from '../features/contact/contactSchema.ts';
import { Content } from '../features/content/Content.tsx';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { Canonical } from '../seo/Canonical.tsx';
import { useFormDraft } from '../features/shared/account/useFormDraft.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { useKeptFocus } from '../features/shared/useKeptFocus.ts';
import { useProblem } from '../features/shared/useProblem.ts';
import { loadOptionalWords } from './optionalWords.ts';

/** The form is there without the words. */
export const loader = (args: LoaderFunctionArgs) => loadOptionalWords(args, 'contact-us');

/** How the shop is reached, and a form that reaches it (routes-12). */
export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return (
    <>
      <Canonical />
      <PageTitle page={page?.title || text.title} description={page?.description} />
      {page ? <Content {...page} /> : <h1 className={css['section']}>{text.title}</h1>}
      <p className={css['section']}>
        {text.aboutAnOrder}
        <Link className={css['order']} href={signedIn ? '/order-history' : '/guest-order'}>
          {signedIn ? text.seeOrders : text.findOrder}
        </Link>
      </p>
      <Contact />
    </>
  );
}

function Contact() {
  const { client } = useCommerce();
  const { firstname, lastname, email } = useAppSelector(state => state.user);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const [sentTo, setSentTo] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(String(sentTo !== undefined), () => place.current?.querySelector('h2'));
  const { kept, keep, forget } = useFormDraft<ContactValues>('contact');
  const send = async ({ telephone, ...values }: ContactValues) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { contactUs } = await client.mutate(SendMessage, { input: { ...values, ...(telephone && { telephone }) } });
      if (contactUs?.status) {
        forget();
        setSentTo(values.email);
      } else setProblem(text.notTaken);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notTaken);
    }
    setBusy(false);
  };
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return (
    <div ref={place} className={css['section']}>
      {sentTo === undefined ? (
        <ContactForm
          known={{ ...(name && { name }), ...(email && { email }), ...kept }}
          problem={problem}
          busy={busy}
          onType={keep}
          onSend={values => void send(values)}
        />
      ) : (
        <EmptyState
          picture={<MailCheck size={48} strokeWidth={1.25} />}
          title={text.sent}
          action={
            <Button kind="secondary" onClick={() => setSentTo(undefined)}>
              {text.another}
            </Button>
          }
        >
          {text.sentMore(sentTo)}
        </EmptyState>
      )}
    </div>
  );
}
