import { valibotResolver } from '@hookform/resolvers/valibot';
import { CommerceError, CreateReview, GetReviewRatings, type ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/reviews';
import { useAppSelector } from '@shop/state';
import { Button, Dialog, Notice, Skeleton, TextArea, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { useFormDraft } from '../shared/account/useFormDraft.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { inSentence } from '../shared/inSentence.ts';
import css from './ReviewForm.module.css';
import { PicturesField } from './PicturesField.tsx';
import { reviewSchema, type ReviewValues } from './reviewSchema.ts';
import { StarsField } from './StarsField.tsx';
import { usePictures, type SentPicture } from './usePictures.ts';

/** What is kept of a review that was not sent yet. */
type Draft = ReviewValues & { pictures?: SentPicture[] };

type Rating = NonNullable<ResultOf<typeof GetReviewRatings>['productReviewRatingsMetadata']['items'][number]>;

export interface ReviewDialogProps {
  /** The product that is reviewed. */
  sku: string;
  /** Of the product. */
  name: string;
  /** The shopper writes nothing now; what was written is kept. */
  onClose: () => void;
  /** The review has reached the shop. */
  onSent: () => void;
}

/** Writes a review. What is written stays when the dialog is closed, the shop refuses or the session ends (account-04). */
export function ReviewDialog({ sku, name, onClose, onSent }: ReviewDialogProps) {
  const [{ data, error, fetching, stale }, again] = useQuery({ query: GetReviewRatings });
  // Closed and opened anew while it is on its way, it would be sent twice.
  const [busy, setBusy] = useState(false);
  const ratings = data?.productReviewRatingsMetadata.items.filter(item => item !== null);
  return (
    <Dialog open onClose={onClose} title={text.write} keepOpen busy={busy}>
      {ratings ? (
        <ReviewForm sku={sku} name={name} ratings={ratings} onBusy={setBusy} onSent={onSent} />
      ) : error && !fetching && !stale ? (
        <RetryNotice onRetry={() => again({ requestPolicy: 'network-only' })}>{text.ratingsNotLoaded}</RetryNotice>
      ) : (
        <Skeleton height="420px" />
      )}
    </Dialog>
  );
}

interface ReviewFormProps {
  sku: string;
  name: string;
  ratings: Rating[];
  /** Told when the review is on its way, and when it is no longer. */
  onBusy: (isBusy: boolean) => void;
  onSent: () => void;
}

function ReviewForm({ sku, name, ratings, onBusy, onSent }: ReviewFormProps) {
  const { client } = useCommerce();
  const { firstname } = useAppSelector(state => state.user);
  const [problem, setProblem] = useProblem();
  const { kept, keep: keepTyped, forget } = useFormDraft<Draft>(`review ${sku}`);
  const empty = {
    ratings: Object.fromEntries(ratings.map(({ id }) => [id, ''])),
    nickname: firstname ?? '',
    summary: '',
    text: '',
  };
  const { pictures: keptPictures, ...typed } = kept ?? {};
  const hasPictures = useFeature('review-pictures');
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<ReviewValues>({
    resolver: valibotResolver(reviewSchema(ratings.map(({ id }) => id))),
    defaultValues: empty,
    values: { ...empty, ...typed, ratings: { ...empty.ratings, ...typed?.ratings } },
    resetOptions: { keepDirtyValues: true },
  });
  const pictures = usePictures(sent => keepTyped({ ...getValues(), pictures: sent }));
  const { restore, tokens, ...chosen } = pictures;
  useEffect(() => {
    if (keptPictures) restore(keptPictures);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft is read
  }, [kept]);
  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy]);
  const send = async ({ ratings: given, ...said }: ReviewValues) => {
    setProblem(undefined);
    const added = await tokens();
    if (!added) return;
    try {
      await client.mutate(CreateReview, {
        input: { ...said, sku, ratings: Object.entries(given).map(([id, value]) => ({ id, value_id: value })) },
        pictures: hasPictures ? added : null,
      });
      forget();
      onSent();
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notSent);
    }
  };
  const keep = () =>
    keepTyped({
      ...getValues(),
      pictures: chosen.pictures.flatMap(({ token, preview = '' }) => (token === undefined ? [] : [{ token, preview }])),
    });
  return (
    <form
      className={css['form']}
      noValidate
      onBlur={keep}
      onChange={keep}
      onSubmit={event => void handleSubmit(send)(event)}
    >
      <p>{text.about(name)}</p>
      {ratings.map(({ id, name: rated, values }) => (
        <StarsField
          key={id}
          {...register(`ratings.${id}`)}
          label={text.rating(inSentence(rated))}
          error={errors.ratings?.[id]?.message}
          values={values
            .flatMap(value => (value ? [value] : []))
            .toSorted((a, b) => Number(a.value) - Number(b.value))
            .map(value => value.value_id)}
        />
      ))}
      <TextField
        {...register('nickname')}
        label={text.nickname}
        autoComplete="nickname"
        error={errors.nickname?.message}
        required
      />
      <TextField {...register('summary')} label={text.summary} error={errors.summary?.message} required />
      <TextArea
        {...register('text')}
        label={text.text}
        rows={4}
        hint={text.moderated}
        error={errors.text?.message}
        required
      />
      {hasPictures && <PicturesField {...chosen} />}
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {text.send}
      </Button>
    </form>
  );
}
