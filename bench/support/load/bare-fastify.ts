/**
 * The peer of the status read: a Fastify that does nothing but the two SELECTs, with the same statements, the same pool
 * and the same answer. No limits, no request ids, no validation, no signing.
 */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import type { BareOrder } from './bare-process.ts';

process.once('message', async (order: BareOrder) => {
  const pool = new pg.Pool(order.pool);
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/v1/resume/:id', async (request) => {
    const hash = createHash('sha256').update(request.headers.authorization!.slice('Bearer '.length)).digest();
    const caller = await pool.query({ ...order.findKey, values: [hash, new Date()] });
    const { accountId } = caller.rows[0];
    const document = await pool.query({ ...order.readStatus, values: [request.params.id, accountId, 'resume'] });
    const { id, title, status, stage, has_pdf } = document.rows[0];
    return {
      success: true,
      message: 'Resume status retrieved successfully',
      data: {
        id,
        resume_title: title,
        status,
        stage,
        pdf_url: has_pdf ? `${order.pdfUrlStart}${id}${order.pdfUrlEnd}` : null,
        dashboard_url: `${order.dashboardUrlStart}${id}`,
      },
    };
  });
  await app.listen({ host: '127.0.0.1', port: order.port });
  process.send!('listening');
});
process.on('disconnect', () => process.exit(0));
