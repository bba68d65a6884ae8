import { createS3Requests, type S3Settings } from '../../../src/platform/files/s3-requests.ts';
import type { Swift } from './swift.ts';

export async function newBucket({ s3 }: Swift, bucket: string): Promise<S3Settings> {
  const settings = { ...s3, bucket };
  const requests = createS3Requests(settings, () => {});
  const made = await requests.send({ method: 'PUT', key: null, accepts: [200] });
  await made.body.dump();
  await requests.close();
  return settings;
}
