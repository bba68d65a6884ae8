import type { FastifyError } from 'fastify';
import { AppError } from '../../base/errors.ts';
import { HTTP_STATUS } from '../guards/envelope.ts';
import type { DashboardDeps, Look } from './dashboard-deps.ts';
import { html } from './html.ts';
import { messagePage, type Page } from './layout.ts';

export interface Problem {
  status: number;
  title: string;
  message: string;
}

const TITLES: Record<number, string> = {
  403: 'Not allowed',
  404: 'Not found',
  413: 'Too large',
  500: 'Something went wrong',
  503: 'Not available',
};

/** Whatever was thrown, as a person may read it. */
export function problemOf(error: unknown, deps: Pick<DashboardDeps, 'isUnavailable'>): Problem {
  if (error instanceof AppError) return problem(HTTP_STATUS[error.code], error.message);
  if (deps.isUnavailable(error)) {
    return problem(503, 'The service is temporarily unavailable. Please try again later.');
  }
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return problem(413, 'The form is larger than any of ours. Nothing was changed.');
  if (statusCode >= 400 && statusCode < 500) {
    return problem(statusCode, 'The request could not be understood. Go back and try again.');
  }
  return problem(500, 'Something went wrong on our side. Please try again later.');
}

function problem(status: number, message: string): Problem {
  return { status, title: TITLES[status] ?? 'Bad request', message };
}

/** Without the visitor's name and menu: what failed may have been finding out who it is. */
export function problemPage(look: Look, { title, message }: Problem): Page {
  return messagePage(
    title,
    null,
    html`<p>${message}</p><p><a class="button quiet" href="${look.root}/dashboard">Back to the dashboard</a></p>`,
  );
}
