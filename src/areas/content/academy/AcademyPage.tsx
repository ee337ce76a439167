import { useParams } from 'react-router-dom';
import type { AcademyProduct } from '../../../config/runtime';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/states';
import { safeHref } from '../../../lib/safeHref';
import { frameOf } from '../frames/frameOf';
import { ServiceFrame } from '../frames/ServiceFrame';
import { TabBar } from '../../../ui/TabBar';
import { Page } from '../../../ui/Page';
import type { PageProps } from '../../../parts/types';
import '../../../views/list/list.css';

const BASE = '/admin/academy';

/** Training material, as the runtime config says (PAGE-01..PAGE-04). */
export default function AcademyPage({ config }: PageProps) {
  const t = useText();
  const { tab } = useParams();
  return (
    <Page title={t('academy.title')}>
      <TabBar
        label={t('academy.title')}
        tabs={[
          { key: 'products', label: t('academy.products'), to: BASE, isCurrent: tab !== 'videos' },
          { key: 'videos', label: t('academy.videos'), to: `${BASE}/videos`, isCurrent: tab === 'videos' },
        ]}
      />
      {tab === 'videos' ? (
        <Video src={config.links.academyVideo} />
      ) : (
        <Products products={config.academy?.products ?? []} />
      )}
    </Page>
  );
}

function Products({ products }: { products: readonly AcademyProduct[] }) {
  const t = useText();
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={t('academy.no_products')}
        text={t('academy.not_set_text')}
      />
    );
  }
  return (
    <div className="list-scroll" role="region" aria-label={t('academy.products')} tabIndex={0}>
      <table className="list-table">
        <caption className="visually-hidden">{t('academy.products')}</caption>
        <thead>
          <tr>
            {['name', 'kind', 'sku', 'key', 'document'].map((name) => (
              <th key={name} scope="col">
                {t(`academy.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const document = safeHref(product.document);
            return (
              <tr key={product.sku}>
                <td>{product.name}</td>
                <td>{t(`academy.${product.kind}`)}</td>
                <td>{product.sku}</td>
                <td>{product.key}</td>
                <td>
                  {document ? (
                    <a href={document} target="_blank" rel="noopener noreferrer">
                      {t('academy.open')}
                    </a>
                  ) : (
                    t('not_reported')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Video({ src }: { src: string | undefined }) {
  const t = useText();
  const frame = frameOf(src);
  if (!frame)
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={t('academy.no_video')}
        text={t('academy.not_set_text')}
      />
    );
  return <ServiceFrame title={t('academy.video_title')} frame={frame} />;
}
