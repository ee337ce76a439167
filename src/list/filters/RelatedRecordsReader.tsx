import { useEffect, useEffectEvent } from 'react';
import { useGetManyAggregate } from 'ra-core';

interface RelatedRecordsReaderProps {
  resource: string;
  ids: readonly string[];
  /** Called when the cache has the records. */
  onRead: () => void;
}

/** Reads related records into the cache, for a filter of the URL whose record no page has read. Renders nothing. */
export default function RelatedRecordsReader({ resource, ids, onRead }: RelatedRecordsReaderProps) {
  const { isSuccess } = useGetManyAggregate(resource, { ids: [...ids] });
  const reportRead = useEffectEvent(onRead);
  useEffect(() => {
    if (isSuccess) reportRead();
  }, [isSuccess]);
  return null;
}
