/**
 * Towns whose names are told from employers and titles by knowing them: the larger ones of the countries we read most
 * from, and those where many work. Names that are words or surnames as well ("Reading", "Mobile") are left out.
 */
export const CITIES: readonly string[] = [
  // United States and Canada
  'new york city|san francisco|boston|seattle|houston|dallas|austin|philadelphia|atlanta|miami|san diego|san jose|portland',
  'washington dc|las vegas|minneapolis|charlotte|nashville|orlando|tampa|pittsburgh|baltimore|columbus|cleveland|st. louis',
  'san antonio|salt lake city|kansas city|sacramento|raleigh|jacksonville|fort worth|oakland|palo alto|mountain view',
  'sunnyvale|santa clara|cupertino|menlo park|redmond|bellevue|brooklyn|the bronx|queens|new orleans|detroit|cincinnati',
  'milwaukee|albuquerque|tucson|omaha|buffalo|colorado springs|virginia beach|long beach|oklahoma city|tulsa|wichita|fresno',
  'memphis|richmond|boise|spokane|tacoma|rochester|syracuse|albany|providence|hartford|new haven|stamford|worcester|madison',
  'grand rapids|ann arbor|lansing|toledo|dayton|akron|des moines|little rock|baton rouge|birmingham|huntsville|montgomery',
  'knoxville|chattanooga|louisville|lexington|durham|greensboro|winston-salem|charleston|savannah|augusta|tallahassee',
  'gainesville|fort lauderdale|boca raton|west palm beach|st. petersburg|sarasota|naples|scottsdale|tempe|mesa|chandler',
  'reno|santa fe|el paso|lubbock|plano|irving|frisco|arlington|santa monica|pasadena|irvine|anaheim|santa ana|burbank',
  'glendale|riverside|bakersfield|berkeley|fremont|redwood city|santa barbara|santa cruz|eugene|salem|burlington|manchester',
  'jersey city|newark|princeton|hoboken|white plains|yonkers|bethesda|rockville|silver spring|alexandria|reston|fairfax',
  'montreal|montréal|ottawa|calgary|quebec city|québec|laval|gatineau|hamilton|mississauga|brampton|markham|kitchener',
  'waterloo|guelph|kingston|saskatoon|victoria|burnaby|surrey|kelowna|gatineau|sherbrooke|trois-rivières',
  // United Kingdom and Ireland
  'cambridge|oxford|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|sheffield|cardiff|swansea|newport|leicester',
  'nottingham|coventry|newcastle|newcastle upon tyne|southampton|portsmouth|brighton|plymouth|exeter|norwich|york|hull',
  'bradford|derby|stoke-on-trent|wolverhampton|milton keynes|luton|slough|swindon|bournemouth|cheltenham|gloucester',
  'aberdeen|dundee|inverness|stirling|belfast|cork|limerick|galway|waterford|kilkenny|ennis|tralee|sligo',
  // German-speaking
  'hamburg|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen',
  'dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|mannheim|karlsruhe|augsburg|wiesbaden',
  'mönchengladbach|gelsenkirchen|aachen|braunschweig|chemnitz|kiel|magdeburg|freiburg|krefeld|mainz|lübeck|erfurt',
  'oberhausen|rostock|kassel|halle|saarbrücken|potsdam|oldenburg|osnabrück|leverkusen|heidelberg|darmstadt|regensburg',
  'ingolstadt|würzburg|wolfsburg|ulm|heilbronn|göttingen|pforzheim|reutlingen|koblenz|jena|erlangen|trier|siegen',
  'hildesheim|cottbus|kaiserslautern|gütersloh|schwerin|esslingen|esslingen am neckar|ludwigsburg|tübingen|konstanz',
  'friedrichshafen|bamberg|bayreuth|passau|landshut|rosenheim|weissach|walldorf|herzogenaurach|leinfelden-echterdingen',
  'wien|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st. pölten|dornbirn|bregenz',
  'zürich|zurich|geneva|genève|genf|basel|bern|lausanne|winterthur|luzern|lugano|st. gallen|thun|zug|aarau|baden|neuchâtel',
  // French-speaking
  'lyon|marseille|toulouse|nantes|bordeaux|lille|strasbourg|nice|grenoble|rennes|montpellier|reims|saint-étienne|toulon',
  'le havre|dijon|angers|villeurbanne|nîmes|aix-en-provence|clermont-ferrand|brest|tours|amiens|limoges|annecy|perpignan',
  'metz|besançon|orléans|rouen|mulhouse|caen|nancy|quimper|lorient|vannes|la rochelle|poitiers|pau|bayonne|avignon|cannes',
  'antibes|sophia antipolis|versailles|boulogne-billancourt|nanterre|courbevoie|la défense|saint-denis|montreuil|créteil',
  'bruxelles|brussels|liège|namur|charleroi|mons|louvain-la-neuve|luxembourg',
  // Spanish-speaking
  'barcelona|valencia|sevilla|zaragoza|málaga|murcia|palma|palma de mallorca|bilbao|alicante|córdoba|valladolid|vigo|gijón',
  'la coruña|a coruña|granada|vitoria|vitoria-gasteiz|elche|oviedo|san sebastián|donostia|pamplona|santander|almería|burgos',
  'salamanca|león|cádiz|huelva|badajoz|logroño|lleida|tarragona|girona|castellón|albacete|getafe|alcalá de henares',
  'ciudad de méxico|mexico city|cdmx|guadalajara|monterrey|puebla|querétaro|mérida|toluca|cancún|bogotá|medellín|cali',
  'barranquilla|cartagena|buenos aires|rosario|mendoza|la plata|santiago de chile|valparaíso|concepción|lima|arequipa|quito',
  'guayaquil|cuenca|la paz|santa cruz de la sierra|asunción|montevideo|caracas|maracaibo|san josé|guatemala|panamá',
  // Portuguese-speaking
  'lisboa|lisbon|porto|braga|coimbra|aveiro|faro|setúbal|leiria|évora|funchal|guimarães|vila nova de gaia|matosinhos',
  'são paulo|rio de janeiro|brasília|belo horizonte|curitiba|porto alegre|campinas|salvador|recife|fortaleza|goiânia',
  'florianópolis|joinville|vitória|natal|joão pessoa|maceió|manaus|belém|santos|ribeirão preto|são josé dos campos|osasco',
  // Italian
  'milano|milan|roma|rome|torino|turin|napoli|bologna|firenze|florence|genova|venezia|venice|verona|padova|trieste|brescia',
  'parma|modena|reggio emilia|bergamo|pescara|ancona|bari|lecce|taranto|palermo|catania|messina|cagliari|sassari|perugia',
  "l'aquila|rimini|ravenna|ferrara|pisa|livorno|siena|arezzo|trento|bolzano|udine|vicenza|treviso|monza|como|varese|novara",
  // Dutch-speaking
  'rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|enschede|zaanstad',
  'amersfoort|apeldoorn|zwolle|leiden|maastricht|dordrecht|zoetermeer|delft|deventer|hilversum|amstelveen|hoofddorp',
  "'s-hertogenbosch|den bosch|leeuwarden|venlo|wageningen|antwerp|antwerpen|ghent|gent|brugge|leuven|mechelen|hasselt",
  // North and East
  'copenhagen|københavn|aarhus|odense|aalborg|kolding|billund|stockholm|göteborg|gothenburg|malmö|uppsala|lund|linköping',
  'oslo|bergen|trondheim|stavanger|tampere|turku|espoo|oulu|reykjavík|warszawa|warsaw|kraków|krakow|wrocław|poznań|gdańsk',
  'gdynia|łódź|katowice|szczecin|lublin|praha|prague|brno|ostrava|plzeň|bratislava|košice|budapest|debrecen|ljubljana',
  'zagreb|split|beograd|belgrade|novi sad|bucurești|bucharest|cluj-napoca|timișoara|iași|sofia|plovdiv|tallinn|tartu|riga',
  'vilnius|kaunas|kyiv|lviv|kharkiv|odesa|thessaloniki|istanbul|ankara|izmir',
  // Further
  'bangalore|bengaluru|mumbai|new delhi|delhi|hyderabad|chennai|pune|gurgaon|gurugram|noida|kolkata|ahmedabad|jaipur|kochi',
  'thiruvananthapuram|coimbatore|chandigarh|indore|lucknow|nagpur|mysore|mysuru|lahore|islamabad|colombo|kathmandu',
  'beijing|shenzhen|guangzhou|hangzhou|chengdu|nanjing|wuhan|suzhou|tianjin|osaka|kyoto|nagoya|yokohama|fukuoka|busan',
  'taipei|kuala lumpur|penang|jakarta|bandung|manila|cebu|bangkok|chiang mai|hanoi|ho chi minh city|da nang',
  'tel aviv|haifa|jerusalem|beirut|amman|abu dhabi|doha|jeddah|alexandria|casablanca|rabat|marrakech|tunis|lagos|abuja',
  'accra|kumasi|nairobi|kampala|dar es salaam|addis ababa|kigali|cape town|durban|pretoria|dakar',
  'canberra|adelaide|gold coast|newcastle|wellington|christchurch|hamilton',
].flatMap((row) => row.split('|'));
