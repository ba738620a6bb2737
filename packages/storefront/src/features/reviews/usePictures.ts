import { UploadReviewPicture } from '@shop/commerce-client';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** Of one review. */
export const MOST_PICTURES = 4;

/** A picture that the shop has and that waits for its review. */
export interface SentPicture {
  token: string;
  /** Small, as an address with all of it. */
  preview: string;
}

/** A picture that was chosen. */
export interface ChosenPicture {
  key: number;
  preview: string | undefined;
  /** Once the shop has it. */
  token?: string | undefined;
  /** It did not reach the shop: it can be sent again. */
  isFailed?: boolean | undefined;
  base64?: string | undefined;
}

/**
 * The pictures of a review that is being written: made small and sent as they are chosen.
 *
 * @param onChange told of those that the shop has, after each change.
 */
export function usePictures(onChange: (sent: SentPicture[]) => void) {
  const { client } = useCommerce();
  const all = useRef<ChosenPicture[]>([]);
  const next = useRef(0);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [unreadable, setUnreadable] = useState(0);
  // A picture that was on its way is told of to who listens by now: only then it may be known whose draft it is.
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });

  const sent = () =>
    all.current.flatMap(({ token, preview }) => (token === undefined ? [] : [{ token, preview: preview ?? '' }]));
  const show = (now: ChosenPicture[]) => {
    all.current = now;
    setPictures(now);
  };
  const change = (key: number, how: Partial<ChosenPicture>) =>
    show(all.current.map(picture => (picture.key === key ? { ...picture, ...how } : picture)));
  const remove = (key: number) => {
    show(all.current.filter(picture => picture.key !== key));
    listener.current(sent());
  };
  const upload = async (key: number) => {
    const file = all.current.find(picture => picture.key === key)?.base64;
    if (file === undefined) return;
    change(key, { isFailed: false });
    try {
      const answer = await client.mutate(UploadReviewPicture, { file });
      const token = answer.uploadReviewPicture?.token;
      change(key, token === undefined ? { isFailed: true } : { token, base64: undefined });
    } catch {
      change(key, { isFailed: true });
    }
    listener.current(sent());
  };
  const take = async (key: number, file: File) => {
    const small = await shrinkPicture(file);
    if (!small) {
      setUnreadable(before => before + 1);
      remove(key);
      return;
    }
    change(key, small);
    await upload(key);
  };
  const begin = (task: Promise<unknown>) => void (work.current = Promise.all([work.current, task]));

  return {
    pictures,
    /** How many of the last chosen files were no pictures. */
    unreadable,
    add: (files: File[]) => {
      setUnreadable(0);
      const taken = files.slice(0, MOST_PICTURES - all.current.length).map(file => ({ file, key: next.current++ }));
      show([...all.current, ...taken.map(({ key }) => ({ key, preview: undefined }))]);
      for (const { key, file } of taken) begin(take(key, file));
    },
    again: (key: number) => begin(upload(key)),
    remove,
    /** Shows what a draft kept, before what was chosen since. */
    restore: (kept: SentPicture[]) => {
      const others = kept.filter(({ token }) => all.current.every(picture => picture.token !== token));
      const former = others.slice(0, MOST_PICTURES - all.current.length);
      show([...former.map(picture => ({ ...picture, key: next.current++ })), ...all.current]);
    },
    /** Waits for what is under way; null where a picture did not reach the shop. */
    tokens: async (): Promise<string[] | null> => {
      await work.current;
      return all.current.some(({ token }) => token === undefined) ? null : sent().map(({ token }) => token);
    },
  };
}
