import { useState, type SyntheticEvent } from 'react';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/iconNames';
import { CSV_MIME, toCsv } from '../../../lib/csv';
import { downloadFile } from '../../../lib/download';
import { lazyWithReload } from '../../../lib/retryImport';
import { FormField } from '../../../ui/FormField';
import { LoadFailed } from '../../../ui/LoadFailed';
import { useGeneratedCodes } from './useGeneratedCodes';
import { Button } from '../../../ui/Button';

const LabelSheet = lazyWithReload(() => import('./LabelSheet'));

interface CodesCardProps {
  /** What the codes are for. */
  of: 'assets' | 'gateways';
  /** Most codes of one call (QRGEN-05, QRGEN-06). */
  max: number;
  icon: IconName;
}

/** A number and a button that downloads that many new codes, one per line (QRGEN-03, QRGEN-04, QRGEN-08). */
export function CodesCard({ of, max, icon }: CodesCardProps) {
  const t = useText();
  const [count, setCount] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [printing, setPrinting] = useState(false);
  const { codes, error, isPending, generate } = useGeneratedCodes(of, save);

  function save(list: readonly string[]) {
    downloadFile(
      `${t(`qr_generator.${of}_file`)}.csv`,
      toCsv(
        list.map((code) => [code]),
        { bom: false },
      ),
      CSV_MIME,
    );
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const asked = Number(count);
    const fits = asked >= 1 && asked <= max;
    setWrong(fits ? undefined : t('qr_generator.between', { max }));
    if (fits && !isPending) generate(asked);
  }

  return (
    <section className="card codes-card" aria-labelledby={`codes-${of}`}>
      <h2 id={`codes-${of}`}>
        <Icon name={icon} size={20} /> {t(`qr_generator.${of}`)}
      </h2>
      <form onSubmit={submit} noValidate>
        <FormField
          name={`${of}-count`}
          label={t('qr_generator.count', { max })}
          error={wrong}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={count}
          onChange={({ target }) => {
            setCount(target.value.replace(/\D/g, '').slice(0, 3));
            setWrong(undefined);
          }}
        />
        <Button variant="primary" type="submit" busy={isPending} icon={<Icon name="download" size={16} />}>
          {t('qr_generator.download')}
        </Button>
      </form>
      <div role="status">
        {codes && (
          <div className="codes-made">
            <p>{t('qr_generator.made', { smart_count: codes.length, first: codes[0] ?? '' })}</p>
            <Button small onClick={() => save(codes)} icon={<Icon name="download" size={14} />}>
              {t('qr_generator.again')}
            </Button>
            <Button
              small
              locked={printing}
              onClick={() => setPrinting(true)}
              icon={<Icon name="printer" size={14} />}
            >
              {t('qr_generator.print')}
            </Button>
          </div>
        )}
      </div>
      {error && <LoadFailed text={t('qr_generator.failed')} error={error} onRetry={() => submit()} />}
      {printing && codes && (
        <LabelSheet title={t(`qr_generator.${of}`)} codes={codes} onDone={() => setPrinting(false)} />
      )}
    </section>
  );
}
