import { Navigate, useLocation } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { useText } from '../../i18n/useText';
import { useRecord } from '../../records/useRecord';
import { DEFAULTS } from '../../config/defaults';
import { LoadFailed } from '../../ui/LoadFailed';
import { NotFound } from '../../ui/NotFound';
import { Page } from '../../ui/Page';
import { Skeletons } from '../../ui/states';
import { idsOfRecord } from './idsOfRecord';
import { placePath } from './place';
import type { PickerStep } from './steps';

interface RecordAddressProps {
  resource: Resource;
  steps: readonly PickerStep[];
  id: string;
  rest: readonly string[];
}

/** The address of a record alone, as links and bookmarks have it: leads to the one below what it belongs to. */
export function RecordAddress({ resource, steps, id, rest }: RecordAddressProps) {
  const t = useText();
  const { search } = useLocation();
  const { record, error, isMissing, isFetching, retry } = useRecord(resource, id);
  const title = t(resource.pickers?.title ?? resource.label.many);
  if (!record && error && !isMissing && !isFetching)
    return (
      <Page title={title}>
        <LoadFailed text={t(resource.detail?.error ?? DEFAULTS.detail.error)} error={error} onRetry={retry} />
      </Page>
    );
  if (!record && !isMissing)
    return (
      <Page title={title}>
        <Skeletons lines={4} />
      </Page>
    );
  const ids = record ? idsOfRecord(resource, steps, record) : [];
  const known = ids.filter((one) => one !== undefined);
  // One that does not say what it belongs to has no address here.
  if (!record || known.length < steps.length)
    return <NotFound backTo={`/admin/${resource.route}`} backLabel={title} />;
  return <Navigate to={{ pathname: placePath(resource.route, steps, known, rest), search }} replace />;
}
