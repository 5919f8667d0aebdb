import type { Endpoint } from '@ordklar/contract';
import type { Actor } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; null for visitors, and for who has first steps to take but where those are taken. */
    actor: Actor | null;
    /** Somebody is logged in and has first steps to take yet. */
    hasFirstSteps: boolean;
    /** The browser sent a session cookie, valid or not: tells 'logged out meanwhile' from 'never logged in'. */
    hadSession: boolean;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Neither a session nor the anti-forgery token is asked for: knows no person, or proves by itself who calls. */
    sessionless?: true;
    /** Its form proves by itself that it was sent by a page of ours: no anti-forgery token is asked for. */
    provesItself?: true;
  }
}
