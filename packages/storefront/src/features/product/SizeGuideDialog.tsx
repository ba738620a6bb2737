import * as text from '@shop/messages/facts';
import { PageBuilder, type PageTree } from '@shop/page-builder';
import { Dialog, Skeleton } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { featureCheck } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { loadBlock } from '../shared/loadBlock.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './SizeGuideDialog.module.css';

export interface SizeGuideDialogProps {
  /** Of the CMS block. */
  identifier: string;
  onClose: () => void;
}

/** The sizes as editors wrote them into a block (product-05). */
export function SizeGuideDialog({ identifier, onClose }: SizeGuideDialogProps) {
  const { client } = useCommerce();
  const { config } = useShop();
  const [tree, setTree] = useState<PageTree>();
  const [tries, setTries] = useState(1);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    setMissing(false);
    loadBlock(client, identifier, featureCheck(config))
      .catch(() => undefined)
      .then(block => {
        if (!isHere) return;
        setTree(block);
        setMissing(block === undefined);
      });
    return () => void (isHere = false);
  }, [client, config, identifier, tries]);
  return (
    <Dialog open title={text.sizeGuide} onClose={onClose} readFirst>
      <div className={css['sizes']}>
        {tree ? (
          <PageBuilder tree={tree} renderProducts={() => []} />
        ) : isMissing ? (
          <RetryNotice onRetry={() => setTries(tries + 1)}>{text.sizesNotLoaded}</RetryNotice>
        ) : (
          <Skeleton height="320px" />
        )}
      </div>
    </Dialog>
  );
}
