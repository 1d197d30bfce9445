import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { companyPath } from "#app/paths.ts";
import { findCompanies, groupByLetter, type Listed } from "./find-companies.ts";

type Company = Listed & { careers: string; slug: string; jobCount: number };
type Props = { companies: Company[]; query: string; path: string; longestQuery: number };

export function CompanyFinder({ companies, query, path, longestQuery }: Props) {
  const { field, typed, setTyped, submit, empty } = useTyped(query, path);
  const found = findCompanies(companies, typed);
  const letters = groupByLetter(found);
  return (
    <section aria-labelledby="companies" className="mt-10">
      <h2 id="companies" className="text-2xl">
        Companies
      </h2>
      <search className="mt-4 block">
        <Form action={path} onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <TextField
            ref={field}
            id="company-filter"
            name="q"
            label="Filter by name or place"
            type="search"
            autoComplete="off"
            maxLength={longestQuery}
            className="min-w-0 max-w-md flex-1 basis-60"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" className="md:min-h-11">
            Filter
          </Button>
        </Form>
      </search>
      <p role="status" className="tabular mt-3 text-granite text-sm">
        Showing {found.length} of {companies.length} companies
      </p>
      {found.length === 0 ? (
        <div className="mt-6">
          <EmptyState text={`No company here matches “${typed.trim()}”.`}>
            <Link to={path} preventScrollReset onClick={empty} className={buttonStyles()}>
              Show all companies
            </Link>
          </EmptyState>
        </div>
      ) : (
        <>
          <nav aria-label="Companies by letter" className="mt-2 print:hidden">
            <ul className="letters">
              {letters.map(([letter]) => (
                <li key={letter}>
                  <a href={`#${idOf(letter)}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
          {letters.map(([letter, group]) => (
            <div key={letter} className="directory">
              <h3 id={idOf(letter)}>{letter}</h3>
              <ul>
                {group.map((company) => (
                  <CompanyCard key={company.name} company={company} />
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </section>
  );
}

function CompanyCard({ company: { name, place, country, careers, slug, jobCount } }: { company: Company }) {
  const of = <span className="sr-only"> of {name}</span>;
  return (
    <li>
      <h4>{name}</h4>
      <p>
        {place}, {country}
      </p>
      {jobCount > 0 && (
        <p className="tabular">
          {jobCount.toLocaleString("en-US")} open {jobCount === 1 ? "position" : "positions"} here
        </p>
      )}
      <div>
        <a href={careers} target="_blank" rel="noopener" className={buttonStyles()}>
          Visit Careers{of}
        </a>
        <Link to={companyPath(slug)} className={buttonStyles({ look: "quiet" })}>
          View Jobs{of}
        </Link>
      </div>
    </li>
  );
}

function idOf(letter: string) {
  return `letter-${letter.toLowerCase()}`;
}

function useTyped(query: string, path: string) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const [searched, setSearched] = useState(query);
  const [address, setAddress] = useState(query);
  if (address !== query) {
    setAddress(query);
    // Keeps text typed since the last search, including a space at its end.
    if (typed === searched && query !== searched.trim()) {
      setTyped(query);
      setSearched(query);
    }
  }
  // Letters may have been typed before this script arrived.
  useEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearched(typed);
    const words = typed.trim();
    void navigate(words ? `${path}?q=${encodeURIComponent(words)}` : path, { preventScrollReset: true });
  };
  const empty = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    setTyped("");
    setSearched("");
    field.current?.focus();
  };
  return { field, typed, setTyped, submit, empty };
}
