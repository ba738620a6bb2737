import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows, run, transaction } from '../database.ts';
import { inboxHeaders, inboxPage, moment } from '../inbox/inboxPage.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { byLocale } from '../store/byLocale.ts';
import { takeForms } from '../transport/takeForms.ts';
import { questionById, type QuestionRow } from './findQuestions.ts';

interface Waiting extends QuestionRow {
  product_name: string;
}

const texts = byLocale({
  en_US: {
    subject: 'Your question was answered',
    body: (asked: string, answer: string) => `You asked: ${asked}\n\nOur answer: ${answer}`,
  },
  hi_IN: {
    subject: 'आपके सवाल का जवाब आ गया है',
    body: (asked, answer) => `आपका सवाल: ${asked}\n\nहमारा जवाब: ${answer}`,
  },
});

const SHOWN = 100;

/** Bytes, of an answer in percent signs. */
const LONGEST_FORM = 20_000;
/** Characters. */
const LONGEST_ANSWER = 2000;

const item = (question: Waiting) => html`<li><article>
<h2>${question.text}</h2>
<p><span>${question.product_name}, ${question.nickname},</span> ${moment(question.created_at)}</p>
<form method="post"><input type="hidden" name="question" value="${question.id}">
<p><label>Answer of the shop <textarea name="answer" rows="3" maxlength="${LONGEST_ANSWER}"></textarea></label></p>
<button name="decision" value="approve">Approve</button><button name="decision" value="reject">Reject</button></form>
</article></li>`;

/** The shop's side of questions: a page on which those that wait are answered and shown, or turned away. */
export function questionDesk({ db, clock, config }: Pick<SandboxDeps, 'db' | 'clock' | 'config'>): Hono {
  const app = new Hono();

  const decide = (id: number, decision: string, answer: string) =>
    transaction(db, () => {
      const question = questionById(db, id);
      if (question?.status !== 'pending') return;
      run(db, 'UPDATE question SET status = ? WHERE id = ?', decision === 'approve' ? 'approved' : 'rejected', id);
      if (decision !== 'approve' || answer === '') return;
      run(
        db,
        'INSERT INTO question_answer (question_id, is_of_shop, nickname, text, created_at) VALUES (?, 1, ?, ?, ?)',
        id,
        config.storeViews[0]?.name ?? 'Shop',
        answer,
        clock().getTime(),
      );
      if (question.email !== null)
        sendMail(
          { db, clock },
          {
            to: question.email,
            subject: texts[question.locale].subject,
            body: texts[question.locale].body(question.text, answer),
          },
        );
    });

  app.get('/', http => {
    const waiting = rows<Waiting>(
      db,
      `SELECT question.*, product.name AS product_name FROM question JOIN product ON product.id = product_id
       WHERE status = 'pending' ORDER BY question.created_at, question.id LIMIT ?`,
      SHOWN,
    );
    const list = waiting.length > 0 ? html`<ol>${waiting.map(item)}</ol>` : html`<p>No question is waiting.</p>`;
    return http.html(
      inboxPage('Questions waiting for approval', html`<p><a href="/inbox">Inbox</a></p>${list}`),
      200,
      inboxHeaders({ forms: true }),
    );
  });

  takeForms(
    app,
    { config },
    { path: '/questions', refusal: 'Open /questions and decide there.', longest: LONGEST_FORM },
    form => {
      const decision = form.get('decision') ?? '';
      if (['approve', 'reject'].includes(decision))
        decide(Number(form.get('question')), decision, (form.get('answer') ?? '').trim().slice(0, LONGEST_ANSWER));
    },
  );

  return app;
}
