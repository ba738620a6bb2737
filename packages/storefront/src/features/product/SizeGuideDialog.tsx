import * as text from '@shop/messages/product';
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
  /** The shopper has read enough. */
  onClose: () => void;
}

interface SizesProps {
  identifier: string;
  onRetry: () => void;
}

function Sizes({ identifier, onRetry }: SizesProps) {
  const { client } = useCommerce();
  const { config } = useShop();
  const [tree, setTree] = useState<PageTree>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = (block: PageTree | undefined) => {
      if (!isHere) return;
      setTree(block);
      setMissing(block === undefined);
    };
    loadBlock(client, identifier, featureCheck(config)).then(show, () => show(undefined));
    return () => void (isHere = false);
  }, [client, config, identifier]);
  if (tree) return <PageBuilder tree={tree} renderProducts={() => []} />;
  return isMissing ? <RetryNotice onRetry={onRetry}>{text.sizesNotLoaded}</RetryNotice> : <Skeleton height="320px" />;
}

/** The sizes as editors wrote them into a block; what did not come is asked for again by a press (product-05). */
export function SizeGuideDialog({ identifier, onClose }: SizeGuideDialogProps) {
  const [tries, setTries] = useState(1);
  return (
    <Dialog open title={text.sizeGuide} onClose={onClose} readFirst>
      <div className={css['sizes']}>
        <Sizes key={tries} identifier={identifier} onRetry={() => setTries(tries + 1)} />
      </div>
    </Dialog>
  );
}
