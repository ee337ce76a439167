import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { toText, useJson, type TableRecord } from './api';

interface AssetResponse {
  data: TableRecord;
  included: { clients: { name: string }[] };
}

/** A record, its values one below the other. */
export function AssetShow({ id }: { id: string }) {
  const response = useJson<AssetResponse>(`/assets/${id}/dashboard`);
  if (!response) return <p>Loading…</p>;
  return (
    <Card className="record" sx={{ padding: 2 }}>
      <Typography>{response.included.clients[0]?.name}</Typography>
      {Object.entries(response.data).map(([name, value]) => (
        <p key={name}>
          <b>{name}</b> {toText(value)}
        </p>
      ))}
    </Card>
  );
}
