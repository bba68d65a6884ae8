import { list } from '../words.ts';

export const anyBullets = list`
Responsible for day-to-day [operations;administration;scheduling;reporting] of the [team;site;department]
Promoted after {n} months
Worked closely with [sales;finance;the workshop;head office;other departments]
Improved processes and wrote standard operating procedures
Trained and supervised {n} staff
Member of the health and safety committee
Received the [employee of the year;best newcomer;team] award
Covered for the manager during holidays
Ensured compliance with company policies and legal requirements
Maintained a high standard of service
Reported directly to the [owner;director;CEO;general manager]
Acted as first point of contact for [clients;suppliers;the public;new employees]
Took over from a predecessor and cleared a backlog of {m} [cases;orders;files] in {n} weeks
Helped introduce a new [IT system;shift plan;quality standard]
Represented the company at trade fairs and conferences
Duties included [filing;ordering;stock control;cleaning;customer contact] and general support
Awarded a bonus for [performance;safety;customer satisfaction] in {n} consecutive years
Supported the team during peak season
Worked independently and under time pressure
Temporary contract, maternity cover`;

export const tails = list`
, resulting in a {p}% increase in [productivity;satisfaction;revenue;output]
, saving {m} hours a week
, working with a team of {m}
 while meeting tight deadlines
 in close cooperation with [management;colleagues in {town};external partners]
, which became the standard across {n} sites
 (budget: {money})
, reporting to the [director;regional manager;head of department]
 for [domestic and international;private and public;more than {m}] clients
, with [excellent;consistently positive;outstanding] feedback
 using {skill} and {skill}
, on time and within budget
 on a daily basis
 across {n} [locations;departments;countries]
, often at short notice`;

export const summaries = {
  first: list`
{title} with {y} years of experience in [fast-paced;international;small and large;regulated] environments.
Dedicated and reliable {title} seeking a new challenge in {town}.
Results-driven {title} with a track record of [delivering on time;improving quality;leading teams;exceeding targets].
I am a {title} who enjoys [solving problems;working with people;learning new things;building things that last].
Hard-working {title} with strong knowledge of {skill}, {skill} and {skill}.
Over {y} years in {unit}, most recently as {title}.
Passionate {title} based in {town}.
Versatile professional with a background in {unit} and {skill}.
Experienced {title}. Former {company}.
Recent graduate looking for a first position as {title}.
Highly motivated team player with {y}+ years' experience, now looking to move into {unit}.
Award-winning {title} specialising in {skill} and {skill}.
Detail-oriented {title} known for [calm under pressure;clear communication;high standards;reliability].
{title} and {skill} enthusiast.`,
  more: list`
Skilled in {skill}, {skill} and {skill}.
Known for [a hands-on approach;a sense of humour;patience and precision;getting things done].
Managed teams of up to {m} and budgets of {money}.
Proven ability to work independently and as part of a team.
Looking for a permanent position within commuting distance of {town}.
Has worked with clients such as {company} and {company}.
Comfortable with shift work, weekends and travel.
Fluent in {n} languages and used to multicultural teams.
My goal is to grow with a company that values [quality;people;innovation;sustainability].
Full clean driving licence and own car.
Eager to apply my knowledge of {skill} in a professional setting.
Eligible to work in the [UK;US;EU] without sponsorship.
Outside work I volunteer and run marathons.
Available immediately.
Strong background in {skill} and {unit}.`,
};
