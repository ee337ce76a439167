import { useEffect, useEffectEvent, useState } from 'react';
import { useGetManyAggregate } from 'ra-core';

interface RelatedRecordsReaderProps {
  resource: string;
  ids: readonly string[];
  /** Called when the cache has the records. */
  onRead: () => void;
}

/**
 * Reads related records into the cache, for a filter of the URL whose record no page has read; each id once, whether there is a
 * record or not. Renders nothing.
 */
export default function RelatedRecordsReader({ resource, ids, onRead }: RelatedRecordsReaderProps) {
  const [requested, setRequested] = useState({ ids: [...ids], earlierIds: [] as string[] });
  const newIds = ids.filter((id) => !requested.ids.includes(id) && !requested.earlierIds.includes(id));
  if (newIds.length > 0)
    setRequested({ ids: newIds, earlierIds: [...requested.earlierIds, ...requested.ids] });
  const { isSuccess } = useGetManyAggregate(resource, { ids: requested.ids });
  const reportRead = useEffectEvent(onRead);
  useEffect(() => {
    if (isSuccess) reportRead();
  }, [isSuccess, requested]);
  return null;
}
