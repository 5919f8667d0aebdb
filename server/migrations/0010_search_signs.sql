-- quotation marks, dashes and bullets are no letters, which a database with locale C takes them for
CREATE OR REPLACE FUNCTION search_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(lower(given COLLATE "da-x-icu"),
		'éèêëáàâäíìîïóòôöúùûüçñ' || '»«„“”‘’‚‹›…–—·•¿¡',
		'eeeeaaaaiiiioooouuuucn' || repeat(' ', 17))
$$;--> statement-breakpoint
UPDATE "exercise" SET "search" = '';
