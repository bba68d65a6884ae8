import { type Kysely, sql } from 'kysely';

/** A version that was restored refers to the one that it is the same as, instead of being a second copy of megabytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_versions
      alter column profile drop not null,
      add column same_as uuid references profile_versions (id),
      add constraint profile_versions_one_content check ((profile is null) = (same_as is not null))`.execute(db);
  // Asked before a version is forgotten.
  await sql`
    create index profile_versions_same_as on profile_versions (same_as) where same_as is not null`.execute(db);
  // What all versions say, whoever keeps it.
  await sql`
    create view read_versions as
    select version.id, version.account_id, version.number, version.created_at, version.origin, content.profile
    from profile_versions version
    join profile_versions content on content.id = coalesce(version.same_as, version.id)`.execute(db);
}
