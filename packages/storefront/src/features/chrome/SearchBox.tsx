import { Search } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import css from './SearchBox.module.css';

/** Search: a form that leads to the results, with or without script. */
export function SearchBox() {
  const [params] = useSearchParams();
  const query = params.get('query') ?? '';
  return (
    <Form className={css['search']} action="/search.html" method="get" role="search">
      <input key={query} className={css['input']} type="search" name="query" defaultValue={query} placeholder="Search for products and brands" aria-label="Search for products and brands" enterKeyHint="search" autoComplete="off" maxLength={128} />
      <button className={css['submit']} type="submit" aria-label="Search"><Search size={20} strokeWidth={1.5} aria-hidden /></button>
    </Form>
  );
}
