import { useSearchParams } from 'react-router-dom';

interface ComparisonParams {
  /** True: the period before is compared. */
  hasEarlier: boolean;
  /** True: unusual hours are searched for. */
  hasUnusual: boolean;
  /** Id of the record that is compared, '' for none. */
  otherId: string;
  /** Changes a parameter; '' removes it. */
  change: (name: 'earlier' | 'unusual' | 'with', value: string) => void;
}

/** Comparisons of a chart, in the URL: `earlier=1`, `unusual=1`, `with=ID`. */
export function useComparisonParams(): ComparisonParams {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    hasEarlier: searchParams.get('earlier') === '1',
    hasUnusual: searchParams.get('unusual') === '1',
    otherId: searchParams.get('with') ?? '',
    change: (name, value) =>
      setSearchParams(
        (previous) => {
          const params = new URLSearchParams(previous);
          if (value === '') params.delete(name);
          else params.set(name, value);
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
