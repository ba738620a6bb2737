import css from './CartAside.module.css';

/** Float's promise: what is summed is what is shown. */
export function CartAside() {
  return <p className={css['note']}>Every amount below is kept to the paisa. Nothing is rounded up.</p>;
}
