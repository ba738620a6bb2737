import css from './CoinsAside.module.css';

/** How ZEPP Coins come about, and when they are there to stay. */
export function CoinsAside() {
  return (
    <dl className={css['facts']}>
      <div>
        <dt>Earn</dt>
        <dd>Coins come with every order that is paid.</dd>
      </div>
      <div>
        <dt>Keep</dt>
        <dd>They are yours, unless the order is returned.</dd>
      </div>
    </dl>
  );
}
