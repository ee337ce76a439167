import { useId, useRef, type ReactNode } from 'react';
import type { QueryState } from '../../queries/api/useApiQuery';
import { Skeletons } from '../../ui/feedback/states';
import { Link } from '../../ui/page/Link';
import { QueryError } from '../../ui/feedback/QueryError';
import '../charts.css';

interface DataCardProps<Data> {
  title: string;
  /** Class beside that of the card. */
  className?: string;
  query: QueryState<Data>;
  /** Title of the error. */
  errorTitle: string;
  /** Link to the list that the card counts: path and text. */
  link?: { to: string | undefined; text: string };
  /** Placeholder while the data loads. Default: lines. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Card with its own query: a skeleton while it loads, an error with a retry button, then the content. */
export function DataCard<Data>({
  title,
  className = '',
  query,
  errorTitle,
  link,
  skeleton = <Skeletons lines={5} />,
  children,
}: DataCardProps<Data>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = query;
  // The retry button disappears with the error, so move the focus first.
  const retryAndFocus = () => {
    heading.current?.focus();
    refetch();
  };
  return (
    <section className={`card data-card ${className}`.trim()} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {link?.to !== undefined && <Link to={link.to}>{link.text}</Link>}
      </header>
      {error ? (
        <QueryError text={errorTitle} error={error} onRetry={retryAndFocus} />
      ) : data === undefined ? (
        skeleton
      ) : (
        children(data)
      )}
    </section>
  );
}
