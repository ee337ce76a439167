import { useState, type SyntheticEvent } from 'react';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/iconNames';
import { CSV_MIME, toCsv } from '../../lib/csv/toCsv';
import { downloadFile } from '../../lib/file/download';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { FormField } from '../../ui/form/FormField';
import { LoadError } from '../../ui/feedback/LoadError';
import { useGeneratedCodes } from './useGeneratedCodes';
import { Button } from '../../ui/button/Button';
import { qrGeneratorTexts } from './texts';
import { interpolateText } from '../../i18n/interpolateText';

const LabelSheet = lazyWithRetry(() => import('./LabelSheet'));

interface CodesCardProps {
  /** Kind of record that the codes are for. */
  kind: 'assets' | 'gateways';
  /** Most codes of one call. */
  maxCount: number;
  icon: IconName;
}

/** Most characters of a number. */
const MAX_DIGITS = 3;

/** Number input and a button that downloads as many new codes, one per line. */
export function CodesCard({ kind, maxCount, icon }: CodesCardProps) {
  const [count, setCount] = useState('');
  const [countError, setCountError] = useState<string>();
  const [isPrinting, setPrinting] = useState(false);
  const { codes, error, isPending, generate } = useGeneratedCodes(kind, downloadCodes);

  function downloadCodes(newCodes: readonly string[]) {
    downloadFile(
      `${qrGeneratorTexts[`${kind}_file`]}.csv`,
      toCsv(
        newCodes.map((code) => [code]),
        { bom: false },
      ),
      CSV_MIME,
    );
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const requestedCount = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0;
    const isValid = requestedCount >= 1 && requestedCount <= maxCount;
    setCountError(isValid ? undefined : interpolateText(qrGeneratorTexts.between, { max: maxCount }));
    if (isValid && !isPending) generate(requestedCount);
  }

  return (
    <section className="card codes-card" aria-labelledby={`codes-${kind}`}>
      <h2 id={`codes-${kind}`}>
        <Icon name={icon} size={20} />
        <span>{` ${qrGeneratorTexts[kind]}`}</span>
      </h2>
      <form onSubmit={submit} noValidate>
        <FormField
          name={`${kind}-count`}
          label={interpolateText(qrGeneratorTexts.count, { max: maxCount })}
          error={countError}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_DIGITS}
          value={count}
          onChange={({ target }) => {
            // Kept as it was typed: without its comma «1,5» would read 15.
            setCount(target.value.slice(0, MAX_DIGITS));
            setCountError(undefined);
          }}
        />
        <Button variant="primary" type="submit" busy={isPending} icon={<Icon name="download" size={16} />}>
          {qrGeneratorTexts.download}
        </Button>
      </form>
      <div role="status">
        {codes && (
          <div className="codes-made">
            <p>
              {interpolateText(qrGeneratorTexts.made, { smart_count: codes.length, first: codes[0] ?? '' })}
            </p>
            <Button small onClick={() => downloadCodes(codes)} icon={<Icon name="download" size={14} />}>
              {qrGeneratorTexts.again}
            </Button>
            <Button
              small
              busy={isPrinting}
              onClick={() => setPrinting(true)}
              icon={<Icon name="printer" size={14} />}
            >
              {qrGeneratorTexts.print}
            </Button>
          </div>
        )}
      </div>
      {error && <LoadError text={qrGeneratorTexts.failed} error={error} onRetry={() => submit()} />}
      {isPrinting && codes && (
        <LabelSheet title={qrGeneratorTexts[kind]} codes={codes} onDone={() => setPrinting(false)} />
      )}
    </section>
  );
}
