import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import type { Resource } from '../../config/types';
import { useText } from '../../i18n/useText';
import { muiTheme } from '../../ui/muiTheme';
import { NotFound } from '../../ui/NotFound';
import { Page } from '../../ui/Page';
import { PickedRecord } from './PickedRecord';
import { Picker } from './Picker';
import './pickers.css';
import { placePath, readPlace } from './place';
import { RecordAddress } from './RecordAddress';
import { stepsOf, type PickerStep } from './steps';
import { Unpicked } from './Unpicked';
import { useMemory } from './useMemory';
import { useSayGone } from './useSayGone';

/** The page of a record below what is chosen above it; its address says all of it. */
export default function PickersPage({ resource }: { resource: Resource }) {
  const { pathname } = useLocation();
  const steps = useMemo(() => stepsOf(resource), [resource]);
  const below = pathname.slice(`/admin/${resource.route}`.length);
  const place = useMemo(() => readPlace(below, steps), [below, steps]);
  // Nothing is read before the page stands where it stays.
  if (below === '') return <Navigate to={placePath(resource.route, steps, [])} replace />;
  if (place.kind === 'nowhere') return <NotFound />;
  if (place.kind === 'record')
    return <RecordAddress resource={resource} steps={steps} id={place.id} rest={place.rest} />;
  return <Picking resource={resource} steps={steps} ids={place.ids} rest={place.rest} />;
}

interface PickingProps {
  resource: Resource;
  steps: readonly PickerStep[];
  ids: readonly string[];
  rest: readonly string[];
}

function Picking({ resource, steps, ids, rest }: PickingProps) {
  const t = useText();
  const navigate = useNavigate();
  const memory = useMemory(resource);
  const sayGone = useSayGone();
  const { route, pickers, label, messageFor } = resource;
  const [picked, setPicked] = useState<readonly string[]>();
  useEffect(() => {
    // What is listed is there; the record itself is remembered once it was read. Not before the address has it: who is
    // asked about unsaved work may stay.
    if (picked === undefined || picked.length === steps.length || picked.join('/') !== ids.join('/')) return;
    memory.keep({ ids, rest: memory.recall()?.rest ?? [] });
  }, [picked, ids, steps, memory]);
  const pick = (at: number, id: string): void => {
    const chosen = [...ids.slice(0, at), id];
    setPicked(chosen);
    void navigate(placePath(route, steps, chosen));
  };
  const onMissing = useCallback(
    (id: string) => {
      if (!memory.recall()?.ids.includes(id)) return;
      memory.forget();
      sayGone();
      void navigate(placePath(route, steps, []), { replace: true });
    },
    [memory, navigate, sayGone, route, steps],
  );
  return (
    <Page title={t(pickers?.title ?? label.many)}>
      <ThemeProvider theme={muiTheme}>
        <div className="pickers">
          {steps.map((step, at) => (
            <Picker
              key={step.address}
              {...{ steps, step, ids, messageFor, onMissing }}
              onPick={(id) => pick(at, id)}
            />
          ))}
        </div>
      </ThemeProvider>
      {ids.length < steps.length ? (
        <Unpicked {...{ resource, steps, ids, memory }} />
      ) : (
        <PickedRecord {...{ resource, steps, ids, rest, memory }} />
      )}
    </Page>
  );
}
