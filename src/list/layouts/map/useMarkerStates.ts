import { useMemo } from 'react';
import type { Field, ListMap } from '../../../config/types';
import { optionsOf } from '../../../fields/core/optionsOf';
import { readValue } from '../../../fields/core/readValue';
import { declaredChoices, enumText, type TranslateLabel } from '../../../fields/enum/choices';
import type { ResolvedStatusOptions } from '../../../fields/status/schema';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { useListContext } from '../../ListContext';
import { countByReference, getCountState, listCountLegend } from './countStates';
import { mapTexts } from './mapTexts';
import type { MarkerStates, MarkerTone } from './markerState';
import { useRelatedRecords } from './useRelatedRecords';

const NO_STATES: MarkerStates = { getState: () => undefined, title: '', legend: [] };

/** Returns the states of the records of a map: the values of a field, or counts of related records. */
export function useMarkerStates({ state, count }: ListMap): MarkerStates {
  const { resource } = useListContext();
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const related = useRelatedRecords(count);
  const { resource: relatedResource, records, hasFailed } = related;
  const stateField = state === undefined ? undefined : resource.fields[state];
  const states = useMemo((): MarkerStates => {
    if (stateField) return canAccess(stateField.access) ? createFieldStates(stateField, t) : NO_STATES;
    const reference = count && relatedResource?.fields[count.reference];
    const field = count && relatedResource?.fields[count.field];
    if (!count || !reference || !field) return NO_STATES;
    const label = count.label === undefined ? undefined : t(count.label);
    const plural = t(relatedResource.label.many);
    const what =
      label === undefined ? `${plural} · ${enumText(count.values, field, t)}` : `${plural} ${label}`;
    if (hasFailed) return { ...NO_STATES, failure: interpolateText(mapTexts.count_failed, { what }) };
    const legend = { title: what, legend: listCountLegend(plural) };
    if (!records) return { ...NO_STATES, ...legend, isPending: true };
    const counts = countByReference(records, reference, field, count.values);
    return {
      getState: (record) =>
        getCountState(
          counts.get(String((record as { id?: unknown }).id)) ?? { count: 0, total: 0 },
          what,
          label,
        ),
      ...legend,
    };
  }, [stateField, canAccess, t, count, relatedResource, records, hasFailed]);
  return { ...states, retry: related.retry };
}

/** States from a status field: its tones and labels. A value without a tone is neutral, as its tag is. */
function createFieldStates(field: Field, t: TranslateLabel): MarkerStates {
  const tones: Readonly<Record<string, MarkerTone>> = optionsOf<ResolvedStatusOptions>(field).tones;
  const getTone = (value: unknown): MarkerTone =>
    Object.hasOwn(tones, String(value)) ? (tones[String(value)] ?? 'neutral') : 'neutral';
  return {
    getState: (record) => {
      const value = readValue(field, record);
      return { tone: getTone(value), label: enumText(value, field, t) };
    },
    title: t(field.label),
    legend: declaredChoices(field, t).map(({ value, label }) => ({ tone: getTone(value), label })),
  };
}
