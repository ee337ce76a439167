import { useState, type SyntheticEvent } from 'react';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/iconNames';
import { CSV_MIME, toCsv } from '../../../lib/csv';
import { downloadFile } from '../../../lib/download';
import { lazyWithReload } from '../../../lib/retryImport';
import { FormField } from '../../../ui/FormField';
import { LoadFailed } from '../../../ui/LoadFailed';
import { useGeneratedCodes } from './useGeneratedCodes';
import { Button } from '../../../ui/Button';
import { texts } from './texts';
import { fillText } from '../../../i18n/fillText';

const LabelSheet = lazyWithReload(() => import('./LabelSheet'));

interface CodesCardProps {
  /** What the codes are for. */
  of: 'assets' | 'gateways';
  /** Most codes of one call (QRGEN-05, QRGEN-06). */
  max: number;
  icon: IconName;
}

/** Most characters of a number (QRGEN-04). */
const DIGITS = 3;

/** A number and a button that downloads that many new codes, one per line (QRGEN-03, QRGEN-04, QRGEN-08). */
export function CodesCard({ of, max, icon }: CodesCardProps) {
  const [count, setCount] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [printing, setPrinting] = useState(false);
  const { codes, error, isPending, generate } = useGeneratedCodes(of, save);

  function save(list: readonly string[]) {
    downloadFile(
      `${texts[`${of}_file`]}.csv`,
      toCsv(
        list.map((code) => [code]),
        { bom: false },
      ),
      CSV_MIME,
    );
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const asked = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0;
    const fits = asked >= 1 && asked <= max;
    setWrong(fits ? undefined : fillText(texts.between, { max }));
    if (fits && !isPending) generate(asked);
  }

  return (
    <section className="card codes-card" aria-labelledby={`codes-${of}`}>
      <h2 id={`codes-${of}`}>
        <Icon name={icon} size={20} />
        <span>{` ${texts[of]}`}</span>
      </h2>
      <form onSubmit={submit} noValidate>
        <FormField
          name={`${of}-count`}
          label={fillText(texts.count, { max })}
          error={wrong}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={count}
          onChange={({ target }) => {
            // Kept as it was typed: without its comma «1,5» would read 15.
            setCount(target.value.slice(0, DIGITS));
            setWrong(undefined);
          }}
        />
        <Button variant="primary" type="submit" busy={isPending} icon={<Icon name="download" size={16} />}>
          {texts.download}
        </Button>
      </form>
      <div role="status">
        {codes && (
          <div className="codes-made">
            <p>{fillText(texts.made, { smart_count: codes.length, first: codes[0] ?? '' })}</p>
            <Button small onClick={() => save(codes)} icon={<Icon name="download" size={14} />}>
              {texts.again}
            </Button>
            <Button
              small
              busy={printing}
              onClick={() => setPrinting(true)}
              icon={<Icon name="printer" size={14} />}
            >
              {texts.print}
            </Button>
          </div>
        )}
      </div>
      {error && <LoadFailed text={texts.failed} error={error} onRetry={() => submit()} />}
      {printing && codes && <LabelSheet title={texts[of]} codes={codes} onDone={() => setPrinting(false)} />}
    </section>
  );
}
