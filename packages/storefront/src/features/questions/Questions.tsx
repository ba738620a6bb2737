import { GetQuestions } from '@shop/commerce-client';
import * as text from '@shop/messages/questions';
import { addToast, toastLifetimes, useAppDispatch } from '@shop/state';
import { Button, formatNumber, Link, Notice, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { region } from '../../context/region.tsx';
import { lateDialog } from '../shared/late.tsx';
import { useFurther } from '../shared/useFurther.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { useStayHere } from '../shared/useStayHere.ts';
import { readSearch, type QuestionsPage } from './loadQuestions.ts';
import { QuestionItem } from './QuestionItem.tsx';
import css from './Questions.module.css';

const QuestionDialog = lateDialog(async () => (await import('./QuestionDialog.tsx')).QuestionDialog);

export interface QuestionsProps {
  /** What is asked about; its url key names it to the back end. */
  product: { sku: string | null; name: string | null; url_key: string | null };
  /** As the address asks for them. */
  first: QuestionsPage;
}

/** Where the questions stand that a search finds, with all else that the address says. */
function searchHref(params: URLSearchParams, search: string): string {
  const asked = new URLSearchParams(params);
  asked.delete('question');
  if (search !== '') asked.set('question', search);
  return `?${asked}#questions`;
}

/** What shoppers asked and what was answered, a search within it, and the way to ask (questions-01). */
function DefaultQuestions({ product, first }: QuestionsProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const { show, linkTo } = useStayHere();
  const { location } = useNavigation();
  const [params] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const search = readSearch(params);
  const { pages, state, hasMore, list, more } = useFurther(first, async page => {
    const { products } = await client.query(GetQuestions, {
      urlKey: product.url_key ?? '',
      search: search || null,
      page,
    });
    const next = products?.items?.[0]?.questions;
    if (!next) throw new Error(`getQuestions: no product ${product.sku}`);
    return next;
  });
  // The field is another one for each search, and the way back to all goes with it.
  useKeptFocus(search, () => document.getElementById('questions-title'));
  const shown = pages.flatMap(({ items }) => items);

  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('question');
    void show(asked => searchHref(asked, typeof typed === 'string' ? typed.trim() : ''));
  };

  return (
    <div className={css['questions']}>
      <h2 id="questions-title">{text.title}</h2>
      <div className={css['head']}>
        {(first.total_count > 0 || search !== '') && (
          <form
            key={search}
            className={css['search']}
            role="search"
            aria-label={text.search}
            action="#questions"
            onSubmit={look}
          >
            <TextField label={text.search} name="question" type="search" maxLength={80} defaultValue={search} />
            <Button type="submit" kind="secondary">
              {text.find}
            </Button>
          </form>
        )}
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {text.ask}
        </Button>
      </div>
      <p role="status">
        {search !== '' && (
          <>
            {text.found(first.total_count, formatNumber(first.total_count), search)}{' '}
            <Link {...linkTo(asked => searchHref(asked, ''))}>{text.all}</Link>
          </>
        )}
      </p>
      {first.total_count === 0 && search === '' && <p>{text.none}</p>}
      <ul ref={list} className={css['list']} data-coming={location?.hash === '#questions' || undefined}>
        {shown.map(question => (
          <QuestionItem key={question.question_id} question={question} />
        ))}
      </ul>
      {state === 'failed' && (
        <Notice tone="danger" urgent>
          {text.notLoaded}
        </Notice>
      )}
      {hasMore && (
        <div className={css['foot']}>
          <Button kind="secondary" busy={state === 'loading'} onClick={event => void more(event)}>
            {text.more}
          </Button>
        </div>
      )}
      {asking && (
        <QuestionDialog
          sku={product.sku ?? ''}
          name={product.name ?? ''}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            dispatch(
              addToast({ type: 'success', message: text.sent, dismissable: true, timeout: toastLifetimes.OFFER_MS }),
            );
          }}
        />
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Questions about a product, and their answers. */
    Questions: QuestionsProps;
  }
}

export const Questions = region('Questions', DefaultQuestions);
