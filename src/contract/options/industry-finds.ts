const words = {
  A: "agriculture,forestry,fishing,farming,farm,crops,livestock,fishery,timber,农业,農業,林业,林業,渔业,漁業,养殖,養殖",
  B: "mining,quarrying,mines,miner,oil,gas,coal,metals,minerals,采矿,採礦,矿业,礦業,石油,天然气,天然氣",
  C: "manufacturing,factory,industrial,production,electronics,textiles,garments,pharmaceuticals,chemicals,制造,製造,工厂,工廠,工业,工業,电子,電子",
  D: "energy,water,waste,electricity,power,utilities,gas supply,renewables,recycling,sewage,电力,電力,能源,水务,水務,环保,環保",
  F: "construction,building,builder,contractor,civil engineering,建筑,建築,建造,工程,装修,裝修",
  G: "wholesale,retail,trade,trading company,import,export,distributor,e-commerce,shop,store,贸易,貿易,批发,批發,零售,进出口,進出口,电商,電商",
  H: "transport,storage,logistics,shipping,freight,aviation,airline,courier,warehouse,物流,运输,運輸,航运,航運,仓储,倉儲,快递,速遞",
  I: "accommodation,food,hotel,restaurant,catering,hospitality,酒店,餐饮,餐飲,旅馆,旅館,住宿",
  J: "information,communication,IT,technology,software,internet,telecoms,media,publishing,blockchain,data,科技,信息技术,資訊科技,软件,軟件,互联网,互聯網,电信,電訊,媒体,傳媒,区块链,區塊鏈",
  K: "finance,financial services,insurance,bank,fund,asset management,securities,broker,investment,family office,holding company,fintech,payments,virtual assets,crypto,金融,银行,銀行,基金,证券,證券,资产管理,資產管理,投资,投資,保险,保險,家族办公室,家族辦公室,控股,虚拟资产,虛擬資產",
  L: "real estate,property,landlord,letting,estate agent,房地产,房地產,地产,地產,物业,物業",
  M: "professional,professional services,scientific,technical,legal,law firm,lawyer,accounting,audit,consulting,architect,engineering design,advertising,research,laboratory,法律,律师,律師,会计,會計,审计,審計,咨询,諮詢,顾问,顧問,研究,广告,廣告",
  N: "administrative,support,travel agency,recruitment,staffing,security guards,cleaning,rental,leasing of equipment,旅行社,招聘,人力资源,人力資源,保安,清洁,清潔,租赁,租賃",
  O: "public administration,international bodies,government,ministry,defence,embassy,consulate,United Nations,政府,国防,國防,大使馆,大使館,领事馆,領事館,国际组织,國際組織",
  P: "education,school,university,college,training,tuition,学校,學校,大学,大學,培训,培訓,补习,補習",
  Q: "health,social work,hospital,clinic,medical,doctor,nursing,care home,医院,醫院,医疗,醫療,诊所,診所,护理,護理",
  R: "arts,recreation,sport,museum,gambling,casino,betting,entertainment,gaming,体育,體育,博物馆,博物館,娱乐,娛樂,赌场,賭場",
  S: "other services,repair,association,trade union,religion,hairdressing,laundry,维修,維修,协会,協會,宗教,工会,工會,美容",
};

/** Search terms in three languages, after the divisions of ISIC Rev.4. */
export const industryFinds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(words).map(([value, list]) => [value, list.split(",")]),
);
