import { useEffect, useMemo, useState } from 'react';
import { useGetIdentity, type RaRecord } from 'ra-core';
import { useDataProvider } from '../../../console/useDataProvider';
import type { RecordForm } from '../../../config/types';
import { useAllIds, useSecondaryTexts, useTitles } from '../../../console/hooks';
import { useText } from '../../../i18n/useText';
import { useMay } from '../../../session/useMay';
import { checkRow, type CheckedRow } from './checkRow';
import type { Mapping } from './columns';
import type { FileRow } from './csvFile';

/** Rows that are checked before the page is drawn again. */
const BATCH = 50;

interface Checked {
  rows: readonly CheckedRow[];
  /** All rows were checked with the mapping of now. */
  isOver: boolean;
}

const NOTHING: Checked = { rows: [], isOver: false };

interface Options {
  form: RecordForm;
  parent: RaRecord | undefined;
  rows: readonly FileRow[];
  /** undefined: not yet. */
  mapping: Mapping | undefined;
}

/** The rows of a file, checked again whenever the mapping becomes another one; what was asked of the host stays known. */
export function useChecked({ form, parent, rows, mapping }: Options): Checked {
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const ids = useAllIds();
  const may = useMay();
  const t = useText();
  const titleOf = useTitles();
  const secondaryTextOf = useSecondaryTexts();
  const [once] = useState(askedOnce);
  const context = useMemo(
    () => ({ ...parent, ...(parent && { parent }), $me: identity, $ids: ids }),
    [parent, identity, ids],
  );
  const [checked, setChecked] = useState<{ of: Mapping; rows: readonly CheckedRow[]; isOver: boolean }>();
  useEffect(() => {
    let isLeft = false;
    const run = async (): Promise<void> => {
      if (!mapping) return;
      const around = { dataProvider, may, t, titleOf, secondaryTextOf, once };
      const done: CheckedRow[] = [];
      for (let from = 0; from < rows.length; from += BATCH) {
        for (const row of rows.slice(from, from + BATCH))
          done.push(await checkRow(row, { form, mapping, around, context }));
        if (isLeft) return;
        setChecked({ of: mapping, rows: [...done], isOver: done.length === rows.length });
        await turn();
      }
    };
    void run();
    return () => {
      isLeft = true;
    };
  }, [form, rows, mapping, context, dataProvider, may, t, titleOf, secondaryTextOf, once]);
  return checked && checked.of === mapping ? checked : NOTHING;
}

/** Lets the page be drawn and answer to keys. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What the host was asked for, by its key: rows that name the same ask once. A failure may be asked again. */
function askedOnce() {
  const asked = new Map<string, Promise<unknown>>();
  return <Answer>(key: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
    const name = JSON.stringify(key);
    const known = asked.get(name);
    // The key names the question and its type alike.
    if (known) return known as Promise<Answer>;
    const answer = ask();
    asked.set(name, answer);
    answer.catch(() => asked.delete(name));
    return answer;
  };
}
